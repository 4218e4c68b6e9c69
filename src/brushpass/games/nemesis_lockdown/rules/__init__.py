"""The rules of Nemesis: Lockdown, chapter by chapter; what a card, a Room or an Item does is data.

| File | Rules |
| --- | --- |
| `set_up` | 3 to 5 |
| `rounds`, `events` | 6, 7 |
| `actions`, `reactions`, `trading` | 8, 9, 10 |
| `movement`, `noise`, `markers` | 11, 13, 17; 12; 14 |
| `encounter`, `figures`, `intruders`, `combat` | 15; 18.21 to 18.29 and 30.2; 18, 19; 16 |
| `cards`, `contamination`, `wounds` | 6.4 and 20.3; 20; 21 |
| `knowledge`, `power` | 22; 23 and 28.7 |
| `items`, `crafting` | 24, 25 |
| `surface` | 37 |
| `rooms`, `leaving`, `orders` | 26 to 28; 31 and 30.8 to 30.14; 32, and looking at what is hidden |
| `objectives`, `ending` | 29; 33, 34 |
| `effects`, `selecting`, `predicates`, `standing`, `*_effects`, `vocabulary` | 44.21 |

What a chapter needs of another it imports, and imports go one way: `cards`, `items`, `markers`, `wounds`, `figures`,
`contamination`, `reactions`, `intruders`, `encounter`, `noise`, `movement`, then the rest. Data are carried out by
`effects.perform`, which knows the operations by their names alone.
"""
