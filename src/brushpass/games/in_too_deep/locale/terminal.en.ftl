### In Too Deep in a terminal.

terminal-chapter = Chapter { $chapter } of 3 · { $count } evidence left in the display
terminal-barrier = barrier { $number }
terminal-bar = Bar: { $kinds }
terminal-tasks = Investigation: { $tasks }
terminal-plan = Plan: bonus fields { $fields } · shared stash: { $kinds }
terminal-offer = Support on offer: { $tokens }
terminal-lines = Plot lines: { $lines }
terminal-story = Committed: { $crimes }
terminal-you = { $seat } (you)
terminal-console = { $information } info · dilemmas { $dilemmas }+{ $stored } · tolerance { $tolerance } · folders { $folders } · evidence { $evidence }+{ $stash }
terminal-crimes = crimes: { $crimes }
terminal-supports = support: { $tokens }
terminal-hand = Your crimes:
terminal-memory = Your memory: { $kinds }
terminal-stash = Your stash: { $kinds }
terminal-dilemmas = Your dilemmas: { $dilemmas }
terminal-databank = Your databank: { $dilemmas }
