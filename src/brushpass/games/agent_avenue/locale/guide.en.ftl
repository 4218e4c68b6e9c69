### The first match, as the bot tells it.

guide-goal = Hello, I am { $who } from across the street. We are both spies, and we both run clockwise round this block, { $count } steps apart. Catch up with me or pass me, and you win. I will try the same.
guide-keep = Before you play you may swap cards for new ones, four times a game. Keep these for now.
guide-hand = Your agents. The three numbers say how far you go with the first, the second and the third of that name in front of you. The marked one counts now.
guide-two = Play two of them: one face up, one face down. I take one, and you get the other. So choose two that you can live with.
guide-hidden = Now a different one that I do not see. What it is comes out when one of us takes it.
guide-open = In this first game the deal is prepared, and my hand lies open: you can see what I choose from. And I always say why.
guide-moved = Both cards are taken, so both of us move: you { $mine }, I { $theirs }. You need { $count } more for a catch.
guide-choose = I have played, so now you choose: one card is yours, the other mine. The face-down card turns up when it is taken.
guide-second = Every further copy counts differently: your first { $card } is { $first }, but the second one is { $second }.
guide-codebreaker = A Codebreaker moves nobody, but whoever has three of them wins. So even the first one is tempting.
guide-bluff = I can only see the card that lies face up. Tempt me with it, and hide the one you want for yourself.
guide-danger =
    { $count ->
        [one] Daredevils are quick, but whoever has three of them loses. You have one.
       *[other] Daredevils are quick, but whoever has three of them loses. You have { $count }.
    }
guide-threat = Watch out: I have two Codebreakers, and a third one wins. Do not let me have it.
guide-swap =
    { $third ->
        [yes] This Daredevil would be your third. Swap it: it leaves the game, and you draw another card.
       *[no] Is there a card here that you want to see on neither side? Swap it: it leaves the game, and you draw another one.
    }
guide-near =
    { $count ->
        [one] You are only one step short of a catch. To pass me is as good as to reach me.
       *[other] You are only { $count } steps short of a catch. To pass me is as good as to reach me.
    }
guide-reap = Now hide your second { $card }: it would be { $second } for you. Let me have the other one.
guide-alone = That is all there is to it. From here on I play without a word. Good luck!
guide-end =
    { $won ->
        [yes] Well done! You know the whole game now. A rematch is a real one: nobody shows you their hand or tells you why, so you have to guess.
       *[no] This time it was me. You know the whole game now. A rematch is a real one: nobody shows you their hand or tells you why, so you have to guess.
    }

guide-why-wins = { $card }: I take it, and it wins me the game.
guide-why-saves = { $card } would win you the game. I have to take it.
guide-why-gains = { $card } is { $mine } for me. I take it: what you hide may well be worse.
guide-why-collects = { $card }: three of them win. I would rather have it than leave it to you.
guide-why-denies = { $card } is { $yours } for you. I would rather take it myself.
guide-why-settles = { $card } is { $mine } for me. That is not much, but what you hide may be worse.
guide-why-fears = { $card } would lose me the game. I take the card that you hide, whatever it is.
guide-why-guesses = { $card } is only { $mine } for me. I try my luck with the card that you hide.
guide-why-swaps = I swap { $card } for a new card. It is of no use to me.
guide-why-plays = My turn. I play { $card } face up: { $yours } for you, { $mine } for me. Another card of mine goes face down. Which one could it be?
