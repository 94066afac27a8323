# What the coach says in every lesson.

lesson-watch = Now the others. Watch.
lesson-other = Allowed, but not now. The coach has a plan.
lesson-step = Step { $number } of { $count }
lesson-free = Take whichever you like.
