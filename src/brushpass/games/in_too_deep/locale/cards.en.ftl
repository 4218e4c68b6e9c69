### In Too Deep: what cards, zones, criminals and tokens say. A condition's term is `term-<predicate>`, or `term-<predicate>-not`; an effect is `effect-<effect>`.
### Of the terms, $who, $a and $b are criminals (or `mine`, `mine-too`, `anyone`, `stranger` while nobody in particular is meant), the Guardian, items or zones; $zone is a zone (or `there`, `across`, `choice`); $item is an item or a sort of items; $size is least, most or exactly.

## What a zone does, in a few words and in full

short-blocks = Challenge a rival
short-centre = 3 Guardian or barrier moves
short-ion_towers = 1 support, or draw a crime
short-parish = 1 tolerance
short-harbour = Gain or process 1 evidence
short-aerodrome = Send a criminal anywhere
short-heights = Two small moves or looks
short-zinbazaar = Swap two items
about-blocks = You may challenge a rival if you both have dilemmas in hand. Both hands are shown; whoever is more corrupt, less tolerance, pays 2 information and discards one of those dilemmas. You win ties.
about-centre = Up to 3 moves, shared as you like between the Guardian and the two barriers.
about-ion_towers = Gain 1 support token, or draw 1 card of any crime deck, unseen until the end of your turn.
about-parish = Gain 1 tolerance token.
about-harbour = Gain 1 evidence, or process 1 evidence.
about-aerodrome = Relocate any criminal, with what he or she holds, to any zone.
about-heights = Two of these, or one of them twice: move a criminal; move an item; look at 2 face-down evidence; move a barrier or the Guardian. Criminals and items do not cross barriers.
about-zinbazaar = Swap any two items, held or dropped.

## What a criminal can do

short-crusher = Moves a nearby barrier or Guardian
short-hacker = Moves or takes a nearby item
short-hustler = Uses a nearby zone
short-shadow = Passes barriers, always alone
short-jumper = Jumps to the opposite zone
short-mechanic = Her item counts as its twin
short-enforcer = Moves a nearby criminal
short-oracle = +1 over a nearby criminal
short-smuggler = Grabs items for free
short-courier = Goes anywhere up to a barrier
about-crusher = Moves a nearby barrier, or the Guardian if nearby. The first time in a turn is free, every further time costs an action.
about-hacker = For an action: moves a nearby item by one zone, where it is dropped, or picks up a dropped item from a neighbouring zone or his own. Barriers do not matter.
about-hustler = For an action: uses the effect of his own or a neighbouring zone without search, even beyond a barrier.
about-shadow = Always: her own moves ignore barriers, and for crimes she counts as alone.
about-jumper = For an action: goes to the opposite zone.
about-mechanic = Always: for crimes, what she holds may count as the other item of its sort.
about-enforcer = For an action: moves another nearby criminal by one zone, not across a barrier.
about-oracle = Once a turn, free: gain 1 dominance over another nearby criminal.
about-smuggler = Free, as often as you like: picks up an item in his zone, or takes it from another criminal there.
about-courier = For an action: goes to any zone that she can reach without crossing a barrier.
about-guardian = Stands in nobody’s service. Each time it moves, it may take one criminal along, across barriers too. Whoever shares its zone is not alone.

## Support tokens

about-swap_items = Swap any two items. Held or dropped; who held the one then holds the other.
about-relocate_item = Put any item into any zone, dropped.
about-swap_item_with_criminal = An item and a criminal in different zones change places. The item ends dropped, the criminal keeps what he or she holds.
about-swap_criminals = Two criminals change places, with what they hold.
about-relocate_criminal = Any criminal goes to any zone, with what he or she holds.
about-guardian_barrier_2 = Up to 2 moves, shared as you like between the Guardian and the barriers.
about-guardian_barrier_3 = Up to 3 moves, shared as you like between the Guardian and the barriers.
about-swap_hooks = Exchange all your hook tokens for all of one rival. Nobody gains dominance.
about-discard_dilemma = Discard a dilemma from your hand or your databank.
about-draw_discard_dilemmas = Draw 2 dilemmas, then discard any 2 from your hand.
about-challenge = Challenge a rival, as in the Blocks.
about-lock_hook = Lock one of your hooks: nobody can take that criminal until you unhook.
about-peek_evidence = Look at 2 face-down evidence in the display or the plan.
about-peek_take_evidence = Look at 2 face-down evidence in the display or the plan, and take 1 of them.
about-take_evidence = Take 1 face-down evidence from the display or the plan, unseen.
about-flip_plan_evidence = Turn 1 face-down evidence of the plan face up; it goes to the shared stash.
about-draw_petty = Draw 2 petty crimes, unseen until the end of your turn.
about-dominance_2 = Gain 2 dominance, over any criminals, hooked or not.
about-dominance_3 = Gain 3 dominance, over any criminals, hooked or not.
about-ignore_barriers = Until the end of your turn barriers do not stop the criminals and items you move.
about-move_search = All search tokens of one zone go to a zone without search.
about-tolerance = Gain 1 tolerance token.
about-extra_hook = Hook a criminal by the usual rules and gain 1 dominance over that criminal.
about-actions_1 = 1 more action this turn.
about-actions_2 = 2 more actions this turn.

## Terms of a condition

term-in_zone = { $who } { $who-be } { $zone-in }
term-in_zone-not = { $who } { $who-be } not { $zone-in }
term-same_zone = { $a } { $a-be } { $b-with }
term-same_zone-not = { $a } { $a-be } not { $b-with }
term-different_zone = { $a } { $a-be } not { $b-with }
term-different_zone-not = { $a } { $a-be } { $b-with }
term-adjacent = { $a } { $a-be } { $b-by }
term-adjacent-not = { $a } { $a-be } not { $b-by }
term-opposite = { $a } { $a-be } { $b-opp }
term-opposite-not = { $a } { $a-be } not { $b-opp }
term-alone = { $who } is alone
term-alone-not = { $who } is not alone
term-alone_with = { $who } is alone { $company-with }
term-alone_with-not = { $who } is not alone { $company-with }
term-completely_empty = { $zone } { $zone-be } completely empty
term-completely_empty-not = { $zone } { $zone-be } not completely empty
term-holds = { $who } holds { $item-acc }
term-holds-not = { $who } does not hold { $item-acc }
term-holds_nothing = { $who } holds nothing
term-holds_nothing-not = { $who } holds something
term-item_at =
    { $state ->
        [dropped] Dropped { $zone-in }: { $item-acc }
        [held] Somebody holds { $item-acc } { $zone-in }
       *[any] { $zone-id ->
            [there] There: { $item-acc }
           *[other] { $zone }: { $item-acc }
        }
    }
term-item_at-not =
    { $state ->
        [dropped] Not dropped { $zone-in }: { $item-acc }
        [held] Nobody holds { $item-acc } { $zone-in }
       *[any] { $zone-id ->
            [there] Not there: { $item-acc }
           *[other] Not { $zone-in }: { $item-acc }
        }
    }
term-count_items =
    { $size ->
        [least] At least { $count }
        [most] At most { $count }
       *[exactly] { $count ->
            [0] No
           *[other] Exactly { $count }
        }
    }{ $state ->
        [dropped] {" "}dropped
        [held] {" "}held
       *[any] {""}
    } { $count ->
        [1] { $item-low }
       *[other] { $item-many }
    } { $zone-in }
term-count_items-not =
    Not { $size ->
        [least] at least { $count }
        [most] at most { $count }
       *[exactly] exactly { $count }
    }{ $state ->
        [dropped] {" "}dropped
        [held] {" "}held
       *[any] {""}
    } { $count ->
        [1] { $item-low }
       *[other] { $item-many }
    } { $zone-in }
term-count_criminals =
    { $size ->
        [least] At least { $count }
        [most] At most { $count }
       *[exactly] { $count ->
            [0] No
           *[other] Exactly { $count }
        }
    } { $count ->
        [1] criminal
       *[other] criminals
    } { $zone-in }
term-count_criminals-not =
    Not { $size ->
        [least] at least { $count }
        [most] at most { $count }
       *[exactly] exactly { $count }
    } { $count ->
        [1] criminal
       *[other] criminals
    } { $zone-in }
term-guardian_at = The Guardian is { $zone-in }
term-guardian_at-not = No Guardian { $zone-in }
term-barriers_at =
    { $size ->
        [least] { $count ->
            [1] A barrier
           *[other] At least { $count } barriers
        }
        [most] { $count ->
            [1] At most 1 barrier
           *[other] At most { $count } barriers
        }
       *[exactly] { $count ->
            [0] No barrier
            [1] Exactly 1 barrier
           *[other] Exactly { $count } barriers
        }
    } { $zone-at }
term-barriers_at-not =
    { $size ->
        [least] Not { $count } barriers or more
        [most] More barriers than { $count }
       *[exactly] Not exactly { $count } barriers
    } { $zone-at }
term-barrier_between = A barrier between { $a-ins } and { $b-ins }
term-barrier_between-not = No barrier between { $a-ins } and { $b-ins }
term-search_at =
    { $size ->
        [least] { $count ->
            [1] Search
           *[other] At least { $count } search tokens
        }
        [most] { $count ->
            [0] No search
            [1] At most 1 search token
           *[other] At most { $count } search tokens
        }
       *[exactly] { $count ->
            [0] No search
            [1] Exactly 1 search token
           *[other] Exactly { $count } search tokens
        }
    } { $zone-in }
term-search_at-not =
    { $size ->
        [least] { $count ->
            [1] No search
           *[other] Fewer than { $count } search tokens
        }
        [most] { $count ->
            [0] Search
           *[other] More search tokens than { $count }
        }
       *[exactly] { $count ->
            [0] Search
           *[other] Not exactly { $count } search tokens
        }
    } { $zone-in }
term-hooked_count =
    { $size ->
        [least] You have hooked at least { $count }
        [most] You have hooked at most { $count }
       *[exactly] You have hooked exactly { $count }
    }
term-hooked_count-not =
    { $size ->
        [least] You have hooked fewer than { $count }
        [most] You have hooked more than { $count }
       *[exactly] You have not hooked exactly { $count }
    }

# Two terms that are said as one; what else is joined is joined by "or" and "and".
term-near = { $who } { $who-be } in or { $zone-by }
term-within = { $a } { $a-be } with or { $b-by }
term-or = { $head } or { $last }
term-and = { $head } and { $last }
term-prerequisite = A level { $level } crime of { $line } is done

## Effects of a crime

effect-drop_held = { $who } drops the held item
effect-drop_items_at = Your criminals drop their items { $zone-in }
effect-move_guardian =
    { $count ->
        [1] Move the Guardian once
        [2] Move the Guardian twice
       *[other] Move the Guardian { $count } times
    }
effect-relocate_guardian = The Guardian goes { $zone-to }
effect-move_barrier =
    { $count ->
        [1] Move a barrier once
        [2] Move barriers twice
       *[other] Move barriers { $count } times
    }
effect-relocate_item = { $item } { $item-be } dropped { $zone-in }
effect-relocate_held = What { $who-acc } holds goes { $zone-to }, dropped
effect-relocate_criminal = { $who } goes { $zone-to }
effect-move_criminal = Move { $who-acc } one zone
effect-attract_search = Search is drawn { $zone-to }
effect-relocate_search_group =
    { $count ->
        [1] The lone search token goes { $zone-to }
       *[other] The group of { $count } search tokens goes { $zone-to }
    }
effect-gain_dominance = Gain { $count } dominance { $who-over }
effect-lose_dominance = Lose { $count } dominance { $who-over }
