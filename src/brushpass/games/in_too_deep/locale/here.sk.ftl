### Za hranou s vlastnými dátami: čo dodáva pravidlo, ktorého čísla sú tu iné.

here-modes = Tu: { $two } / { $three } / { $four } / { $five } pre 2 / 3 / 4 / 5 hráčov, { $solo } pri sólovej hre, { $echo } pre dvoch s Echo.
here-count = Tu: { $count }.
here-track = Tu majú polia hodnoty { $worth }; oblasť schopnosti sa začína poľom { $ability }, oblasť výdrže poľom { $stamina }.
here-dominance = { $count ->
        [one] { $count } nadvláda
        [few] { $count } nadvlády
       *[other] { $count } nadvlád
    }
here-information = { $count ->
        [one] { $count } informácia
        [few] { $count } informácie
       *[other] { $count } informácií
    }
