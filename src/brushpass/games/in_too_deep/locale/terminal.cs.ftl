### Za hranou v terminálu.

terminal-chapter = Kapitola { $chapter } ze 3 · na displeji zbývá důkazů: { $count }
terminal-barrier = zátaras { $number }
terminal-bar = Lišta důkazů: { $kinds }
terminal-tasks = Vyšetřování: { $tasks }
terminal-plan = Plán: bonusová pole { $fields } · sdílená schránka: { $kinds }
terminal-offer = Nabídka podpory: { $tokens }
terminal-lines = Dějové linky: { $lines }
terminal-story = Spáchané zločiny: { $crimes }
terminal-you = { $seat } (vy)
terminal-console = informace { $information } · dilemata { $dilemmas }+{ $stored } · tolerance { $tolerance } · složky { $folders } · důkazy { $evidence }+{ $stash }
terminal-crimes = zločiny: { $crimes }
terminal-supports = podpora: { $tokens }
terminal-hand = Vaše zločiny:
terminal-memory = Vaše paměť: { $kinds }
terminal-stash = Vaše schránka: { $kinds }
terminal-dilemmas = Vaše dilemata: { $dilemmas }
terminal-databank = Vaše databanka: { $dilemmas }
