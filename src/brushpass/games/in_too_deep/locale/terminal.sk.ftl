### Za hranou v termináli.

terminal-chapter = Kapitola { $chapter } z 3 · na displeji zostáva dôkazov: { $count }
terminal-barrier = zátaras { $number }
terminal-bar = Lišta dôkazov: { $kinds }
terminal-tasks = Vyšetrovanie: { $tasks }
terminal-plan = Plán: bonusové polia { $fields } · spoločná schránka: { $kinds }
terminal-offer = Ponuka podpory: { $tokens }
terminal-lines = Dejové línie: { $lines }
terminal-story = Spáchané zločiny: { $crimes }
terminal-you = { $seat } (vy)
terminal-console = informácie { $information } · dilemy { $dilemmas }+{ $stored } · tolerancia { $tolerance } · zložky { $folders } · dôkazy { $evidence }+{ $stash }
terminal-crimes = zločiny: { $crimes }
terminal-supports = podpora: { $tokens }
terminal-hand = Vaše zločiny:
terminal-memory = Vaša pamäť: { $kinds }
terminal-stash = Vaša schránka: { $kinds }
terminal-dilemmas = Vaše dilemy: { $dilemmas }
terminal-databank = Vaša databanka: { $dilemmas }
