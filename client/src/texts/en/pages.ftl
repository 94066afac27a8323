# What the page of a game says, in English.

page-alone = Against bots
page-alone-about = { $count ->
    [one] One bot, { $level }
   *[other] { $count } bots, { $level }
}
page-alone-change = Other bots
page-friends = With friends
page-learn = Learn it
page-rules = The rules
page-pictures = What you are in for
page-box = Everything in the box
page-search = Search the box
    .placeholder = Gift, discard, 5.6 …
page-groups = Groups
page-all = All
page-found = { $count ->
    [one] 1 thing found
   *[other] { $count } things found
}
page-none = Nothing in the box does that. A pity, sometimes.
page-copies = { $count ->
    [one] one in the box
   *[other] { $count } in the box
}
page-points = { $count ->
    [one] 1 point if you are left with it
   *[other] { $count } points if you are left with it
}
page-expansion = Expansion { $name }
page-rule = Rule { $number }
page-faces = All faces
page-previous = The one before
page-next = The next one
page-draw-large = { $name }: look closer
page-gone = There is no such game here.
