# What the coach says in every lesson.

lesson-watch = Now the others. Watch.
lesson-other = Allowed, but not now. The coach has a plan.
lesson-step = Step { $number } of { $count }
lesson-free = Take whichever you like.

# Around it

lesson-coach = The coach
lesson-next = Go on
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-go-on = Stay
lesson-back = Back to where I was
    .text = The lesson waits here until you come back.
lesson-skip = Skip the lesson
lesson-again = From the start
lesson-bots = Play the bots
lesson-friends = With friends
