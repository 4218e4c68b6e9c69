### Za hranou s vlastními daty: co dodává pravidlo, jehož čísla jsou tu jiná.

here-modes = Zde: { $two } / { $three } / { $four } / { $five } pro 2 / 3 / 4 / 5 hráčů, { $solo } při sólové hře, { $echo } pro dva s Echo.
here-count = Zde: { $count }.
here-track = Zde mají pole hodnoty { $worth }; oblast schopnosti začíná polem { $ability }, oblast výdrže polem { $stamina }.
here-dominance = { $count ->
        [one] { $count } nadvláda
        [few] { $count } nadvlády
       *[other] { $count } nadvlád
    }
here-information = { $count ->
        [one] { $count } informace
        [few] { $count } informace
       *[other] { $count } informací
    }
