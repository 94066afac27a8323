expansion-tavern = Tavern: 4 more cards and one more event
card-toast = Toast
    .about = You draw a card, and so does a player of your choice.
event-last-orders = Last Orders
    .about = Whoever holds the fewest cards draws two.
