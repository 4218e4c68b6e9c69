### The first match, as the bot tells it.

guide-goal = Hello, I am { $name }. We are both undercover in the heads of criminals. Let their crimes happen, and they bring you information. Whoever has the most after three chapters wins. I show you two turns, then you play on by yourself.
guide-hook = Every turn begins with a hook: you take control of one criminal. The tokens in the middle are free. You have three ports; what you hooked stays yours until somebody takes it or you commit a major crime.
guide-crimes = These are your crimes. Each is a checklist of what has to be true in the city, and it ticks by itself. Nobody else sees them. Hook whoever can get you there: the Hacker stands on the Cash.
guide-dominance = After the hook you gain 1 dominance over everybody you have hooked. From the fourth field on { $criminal-acc } may use an ability, from the sixth on you can pay for extra actions with it.
guide-actions = Now two actions: move, pick up, use the zone, or gain dominance. Pick { $criminal-acc }, or anything that glows. Point at a choice, and your checklists show what it would do.
guide-holding = { $criminal } holds { $item-acc } now, and takes it along. Walk on, but not through a barrier: the striped bars between two zones stop every criminal.
guide-petty = { $crime }: all ticks! A petty crime is free, and you may commit as many as you can. It costs no hook.
guide-guardian = Crimes may demand something. Here you move the Guardian by one zone. It walks through barriers and may take a criminal along. Whoever shares its zone is not alone, so send it away from yours.
guide-no-crime = This is step 4, the major crime. Yours is not ready yet. The table asks all the same, so that nobody can tell what you hold.
guide-return = At the end of a turn you may put crimes back under their decks and draw others. If yours is nearly there, keep it. A petty crime is drawn by itself if you have none.
guide-rival = Now it is my turn. Here you see what everybody may know of me: my hooks, my information, how many crimes and dilemmas I hold.
guide-take-over = I have hooked { $criminal-acc }. You may take over what is mine: that costs 1 information, and I get it.
guide-zone = { $criminal } may use { $zone-acc }: nobody searches there. But using a zone draws the police: one search token from every searched zone comes to it, and then it is closed until they are drawn elsewhere.
guide-search = See where the police are now. You can use that, too: a zone they have left is open again.
guide-bar =
    { $count ->
        [one] When you gain evidence, the first comes from the bar, the rest unseen from the display. 1 token is left there: when it is gone, the chapter ends. Kinds that are tasks now are worth most.
       *[other] When you gain evidence, the first comes from the bar, the rest unseen from the display. { $count } tokens are left there: when they are gone, the chapter ends. Kinds that are tasks now are worth most.
    }
guide-crime = Your major crime is ready! You may commit one a turn. It goes into the story, where it opens the next level of its plot line, for everybody.
guide-effect = First the effect of the crime: you choose where { $thing-acc } goes. Any zone will do; far from me is best.
guide-outcome = { $crime }: careful or reckless? Reckless brings more information and more dilemmas, careful lets you process more evidence.
guide-dilemma = You have drawn a dilemma: { $dilemmas }. At the end of a chapter you store half of them, and only those count: for their reward, and for your corruption.
guide-process = Process evidence: on the row of its task you take a folder, which pays if all rows are full when the chapter ends. In the plan it lies face down: what lies there most is worth most in the end.
guide-unhooked = A major crime empties your ports: all hooks are back in the middle. So plan what you still want to do with them first.
guide-level = Draw a new major crime. Level 2 needs a level 1 of its line in the story, level 3 a level 2.
guide-chapter =
    { $count ->
        [one] That is all you need! The chapter ends when the last token of the display is gone. The most corrupt of us is in too deep in the end, and pays if the plan is foiled. From here on I play without a word. Good luck!
       *[other] That is all you need! The chapter ends when the { $count } tokens of the display are gone. The most corrupt of us is in too deep in the end, and pays if the plan is foiled. From here on I play without a word. Good luck!
    }

guide-why-hook = I hook { $criminal-acc }. What for, you can only guess from where I walk and what I pick up.
guide-why-crime = My major crime is ready: { $crime }. Watch what it brings, and that I give up my hooks for it.
