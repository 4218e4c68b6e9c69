### In Too Deep with data of one's own: what a rule adds whose numbers are others here.

here-modes = Here: { $two } / { $three } / { $four } / { $five } for 2 / 3 / 4 / 5 players, { $solo } solo, { $echo } for two with Echo.
here-count = Here: { $count }.
here-track = Here the fields are worth { $worth }; the ability zone begins at field { $ability }, the stamina zone at field { $stamina }.
here-dominance = { $count } dominance
here-information = { $count } information
