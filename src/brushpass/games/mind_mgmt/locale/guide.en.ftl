### The first matches, as the bot tells them: hide- to the Recruiter, hunt- to the Agents.

guide-as-0 = Learn as the Recruiter
guide-as-1 = Learn as the Agents

## The Recruiter

guide-hide-goal = Hello, I am { $who }, and I run the four agents who are after you. You are the Recruiter: nobody but you sees where you walk. Find { $count } recruits, or last until { $time }, and you win. If I catch you first, I do.
guide-hide-card = One thing about you stays your secret: how your one Mind Slip jumps. Karl Box goes 2 straight, the Girl with the Pipe 2 on a diagonal. Take Karl Box today.
guide-hide-start = Where do you begin? In the training mission I am told, in the real game I am not. Somewhere inside is best: my agents come in from the edge.
guide-hide-features = Only you know these three: { $features }. Every location with one of them brings a recruit, and one with two of them brings two.
guide-hide-walk = Before I may do anything you take four steps, to the side, up or down. You can never come back to a location, so mind where you can still go: a dead end loses the game.
guide-hide-temple = Temples have no features, but they are crossroads: into a temple and out of one you may go diagonally as well.
guide-hide-confirm = This is your path so far. Look at it once more: until you confirm it you can still take steps back.
guide-hide-count =
    { $count ->
        [0] No recruits so far. That is all I am told. Now my agents come to town.
        [one] One recruit so far. I am told that number, not where it was. Now my agents come to town.
       *[other] { $count } recruits so far. I am told that number, not where they were. Now my agents come to town.
    }
guide-hide-turn = Your turn: one step. Every place says what it would bring you, and how likely you are there as far as I can know.
guide-hide-time = End your turn, and the clock moves on by an hour. The number on your map is always the hour.
guide-hide-hunters = After each of your turns two of my four agents act, after the next one the other two. Each may move up to 2 spaces and do one thing: ask, reveal or capture.
guide-hide-answer =
    { $several ->
        [yes] I ask about a feature where my agent stands. You have been at more than one like it, so you must put a step token on one of them, and you choose which. An old one far from you tells me least.
       *[no] I ask about a feature where my agent stands. There is only one location like it that you have been to and I do not know yet, so the step token has to go there.
    }
guide-hide-vain = That question was in vain, but it tells me something: you have not been on { $places }.
guide-hide-alert =
    { $count ->
        [0] At every odd hour there is an alert: you announce how many recruits the last two steps brought. None this time; { $all } in all.
        [one] At every odd hour there is an alert: you announce how many recruits the last two steps brought. One this time; { $all } in all.
       *[other] At every odd hour there is an alert: you announce how many recruits the last two steps brought. { $count } this time; { $all } in all.
    }
guide-hide-number = I stood on your step token and revealed it: now I know that you were on { $where } at number { $number }. Tokens and numbers together draw your path.
guide-hide-danger =
    { $count ->
        [one] Careful: one of my agents could come to where you are with a single move. Step where they do not expect you.
       *[other] Careful: { $count } of my agents could come to where you are with a single move. Step where they do not expect you.
    }
guide-hide-slip = This is what your Mind Slip is for: once a game you jump exactly 2 spaces, over anything. I see that you did, but not where to.
guide-hide-missed = A capture works only where you are right now. I was too late, and my agent’s action is gone.
guide-hide-near =
    { $count ->
        [one] You need one more recruit. It counts once it is announced, so think of the next alert.
       *[other] You need { $count } more recruits. They count once they are announced, so think of the next alert.
    }
guide-hide-alone = That is all there is to it. From here on I hunt without a word. Good luck!
guide-hide-end =
    { $won ->
        [yes] Well done: you got away with it! Now the whole path is open, with what I could know of it hour by hour. In the full game there are immortals, chaos in the streets and agents with abilities.
       *[no] Got you this time. Now the whole path is open, with what I could know of it hour by hour. Try again, or be one of the hunters.
    }

guide-why-ask = { $agent } is on { $where } and asks about the { $feature }. Have you been at one?
guide-why-reveal = { $agent } stands on your step token on { $where } and reveals it: when were you here?
guide-why-capture = I think you are on { $where }. { $agent } tries to capture you!

## The Agents

guide-hunt-goal = Hello, I am { $who }, and I am the Recruiter. I walk through this city, and you cannot see me. With { $count } recruits, or at { $time }, I win. You have four agents: find out where I am, and catch me.
guide-hunt-start = In the training mission you are told where I begin: { $where }, number 1. The green note says that it is certain. Four more steps follow, each to the next location, and I never come back to one.
guide-hunt-recruits =
    { $count ->
        [0] Three hidden cards say which features bring me recruits. So far there are none.
        [one] Three hidden cards say which features bring me recruits. So far there is one.
       *[other] Three hidden cards say which features bring me recruits. So far there are { $count }.
    }
guide-hunt-edge = Now put your four agents on the edge of the city, and well apart: you want to ask in many places.
guide-hunt-step = My turn. You see that I take a step, but not where to. Then the clock moves on by an hour.
guide-hunt-turn = Now two of your agents act, and the other two after my next step. Choose who is first.
guide-hunt-move = { $agent } may move up to 2 spaces and do one thing, in any order. Go where there is something worth asking about.
guide-hunt-ask = Ask about one of the two features here. If I have been at any location with it, I must put a step token on one of them.
guide-hunt-token = A step token: I was on { $where } by { $time }. If there were several, I chose which one to show, so the others are still possible.
guide-hunt-done = This agent has done it all and lies down until the next round.
guide-hunt-vain = No step token is an answer too. I have not been on { $places } so far: cross them out.
guide-hunt-alert =
    { $count ->
        [0] At every odd hour there is an alert: I announce the recruits of my last two steps. None this time.
        [one] At every odd hour there is an alert: I announce the recruits of my last two steps. One this time, { $all } in all. But which step was it, and which feature?
       *[other] At every odd hour there is an alert: I announce the recruits of my last two steps. { $count } this time, { $all } in all. But which step was it, and which feature?
    }
guide-hunt-note = Whenever you like, write a note on a location: a number, an X, a guess. Nobody has to keep it all in their head.
guide-hunt-again = Ask about the { $feature } again. { $where } has its token already, so if I have been at another one, I must show that now.
guide-hunt-reveal = You stand on a step token. Reveal it, and I must tell you at which number I was here.
guide-hunt-number =
    { $now ->
        [yes] Number { $number } on { $where }: that is this very hour! I am here, but your agents have to wait until I take my next step.
       *[no] Number { $number } on { $where }: so at { $number }:00 I was here. Every number is a piece of my path.
    }
guide-hunt-ready = A new round: all four of your agents are ready again.
guide-hunt-trail =
    { $how ->
        [slip] A Mind Slip token lies beside { $time }: I jumped exactly 2 spaces, straight or diagonally, over whatever was there.
        [known] No Mind Slip token lies beside { $time }, so I took one ordinary step from { $where }. I am on one of these: { $places }. Ask about something that tells them apart.
       *[step] No Mind Slip token lies beside { $time }, so I took one ordinary step. Put the clues together: where can I be now?
    }
guide-hunt-capture = I was here, and perhaps I still am. If you are sure, capture me: it works only where I am right now. A miss costs nothing but the action.
guide-hunt-alone = That is all there is to it. From here on I walk without a word. Good luck!
guide-hunt-end =
    { $won ->
        [yes] You have me! Now my whole path is open, with what you could know of it hour by hour. In the full game my start is secret, immortals stand in your way, and every agent has an ability.
       *[no] This time I got away. Now my whole path is open, with what you could know of it hour by hour. Try again, or be the Recruiter yourself.
    }

guide-why-answer = The { $feature }: I have been at one. The step token goes on { $where }.
