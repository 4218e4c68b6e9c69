### The first round, as the bot tells it.

guide-goal = Hello, I am { $name }. We are locked in a base on Mars, and something in it hunts us. I show you one round, then you play on by yourself. To win you must survive and fulfil a secret objective. So must I, and mine is not yours.
guide-character = Who are you? Everybody has ten cards of their own. Take the Survivor: she begins in the Isolation Room, and there you get one card more.
guide-hand =
    { $count ->
        [one] This is your hand: 1 card. You pay for everything with cards. A step costs 1, some things cost 2. Or play a card for what it says.
       *[other] This is your hand: { $count } cards. You pay for everything with cards. A step costs 1, some things cost 2. Or play a card for what it says.
    }
guide-objectives = Two objectives, and only you see them. One of yours asks for a signal. The other wants me dead! When the first intruder shows up, you keep one of the two. I hope it is the first.
guide-turn = You have two actions, then it is my turn, then yours again, until we have both passed. Nobody knows which room is where. Go next door and look.
guide-pay = Pay with a card that you will not miss. It goes to your discard pile, and when your deck is empty, you draw it again.
guide-explore =
    { $count ->
        [0] You have found { $tile-acc }! There is nothing to search for here. Whoever is first in a room also turns up its token, and may be met by a fire, a malfunction, slime or a slamming door.
        [one] You have found { $tile-acc }! There is 1 item here. Whoever is first in a room also turns up its token, and may be met by a fire, a malfunction, slime or a slamming door.
       *[other] You have found { $tile-acc }! There are { $count } items here. Whoever is first in a room also turns up its token, and may be met by a fire, a malfunction, slime or a slamming door.
    }
guide-noise = Steps make noise. The die says in which corridor, and there is the marker. Should a roll hit a corridor that already has one, something comes out of it.
guide-search = There are items here, so play Search. The card is free: you look at two items and keep one.
guide-keep-item = Keep one, the other goes under its deck. If there is a weapon, take it. You will need it.
guide-rival = My turn. Here you see where I am, how many cards I hold and how badly I am hurt. What I am after you can only guess.
guide-room =
    { $tile-id ->
        [transmitter_control_room] Most rooms can do something, as a rule for 2 cards. Here you can send the signal that your objective asks for. Do it while nobody disturbs you!
       *[other] Most rooms can do something, as a rule for 2 cards. What it is here you read beside the button.
    }
guide-risk = Every way says how likely an encounter is. There is noise on this one, but take the risk. If you are in no hurry, go carefully: that costs 2 cards, and you choose yourself where the noise is.
guide-encounter = There it is: { $kind-a }. Noise on top of noise draws an intruder out of the bag. If you hold fewer cards than its token says, it attacks you at once. So never run out of cards on the way!
guide-keep-objective =
    { $signal ->
        [yes] The first intruder: now everybody keeps one objective, and nobody learns which. You have sent the signal, so keep the one that asks for it.
       *[no] The first intruder: now everybody keeps one objective, and nobody learns which. Keep the one that you think you can manage.
    }
guide-wounds = You are hurt. Two light wounds you can bear, the third becomes a serious one, and serious ones slow you down. The fourth serious wound kills.
guide-contamination = And now you have a contamination card. It will come up in your hand, and it pays for nothing. It may even be infected: only a scan tells, and a parasite can kill you in the end.
guide-combat = You are in combat: shoot or run. A shot costs 1 card and 1 ammo, and how much an intruder can take you learn only when you hit it. If you run, it attacks you first. Bare hands are the last resort.
guide-pass = Had enough? Then pass: no more turns for you in this round. What you still hold stays in your hand, and in the next round you draw up to 5 again. When everybody has passed, the base has its turn.
guide-time =
    { $dark ->
        [yes] This is the Event Phase. First, time: one round less, and where the track has a bolt, the power fails somewhere. Now it is dark where you are: in the dark you shoot worse, and a surprise attack comes sooner.
       *[no] This is the Event Phase. First, time: one round less, and where the track has a bolt, the power fails somewhere. In the dark you shoot worse, and a surprise attack comes sooner.
    }
guide-event =
    { $known ->
        [yes] Then every intruder that shares a room with somebody attacks. After that comes an event card, this time “{ $card }”: intruders that are with nobody move, and whatever else it says happens.
       *[no] Then every intruder that shares a room with somebody attacks. After that comes an event card: intruders that are with nobody move, and whatever else it says happens.
    }
guide-bag = Last, a token is drawn from the bag, and they grow: a Larva goes, an Adult comes. What is in the bag is what you may meet.
guide-win =
    { $fate ->
        [out] That was short! The base forgives little. To win you need both: your objective, and to survive. I play the rest without a word; or begin again, now that you know how it goes.
       *[here]
        { $count ->
            [one] That is all you need! To win, fulfil your objective and get out: in a pod that leaves, to the Bunker, or locked in the Isolation Room. A secret contingency may kill you even then, so find out what the others know. 1 round is left, and I play on without a word. Good luck!
           *[other] That is all you need! To win, fulfil your objective and get out: in a pod that leaves, to the Bunker, or locked in the Isolation Room. A secret contingency may kill you even then, so find out what the others know. { $count } rounds are left, and I play on without a word. Good luck!
        }
    }

guide-why-move = I go and have a look: { $where }.
guide-why-pass = I pass, and keep the cards that I still hold: with few of them you are easily surprised.
