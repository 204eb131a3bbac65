extension CookingLanguage {
    // Without accents, `ČL` is a centilitre, which counts first.
    package static let slovak = CookingLanguage(
        code: "sk",
        numberSigns: .spaceForThousands,
        plural: .slavic,
        adjectiveEndings: "ého, ých, ej, ích",
        numbers: """
            jeden/jedna/jedno = 1, dva/dve = 2, tri = 3, štyri = 4, päť = 5, šesť = 6, sedem = 7, osem = 8, deväť = 9,
            desať = 10, pol/polovica = 1/2
            """,
        metric: """
            g: g, gram/gramy/gramov/gramu
            kg: kg, kilogram/kilogramy/kilogramov/kilogramu
            dag: dkg, dag
            ml: ml
            dl: dl
            l: l, liter/litre/litrov/litra
            """,
        measures: """
            tbsp*: lyžica/lyžice/lyžíc, PL, lyžicou/lyžicami
            tsp*: lyžička/lyžičky/lyžičiek, ČL, lyžičkou/lyžičkami
            cup*: hrnček/hrnčeky/hrnčekov/hrnčeka
            """,
        pieces: """
            pinch: štipka/štipky
            clove: strúčik/strúčiky/strúčikov/strúčika
            """,
        listedUnits: """
            piece: ks, kus/kusy/kusov/kusu
            """,
        words: [
            .only: "len, iba, nie",
            .capitalTeaspoon: "ČL, ML, KL",
            .cooked: "varený, varená, varené, uvarený, uvarená, uvarené, uvarených, varených, konzerva, konzervy",
            .sizedPiece: "filety, steaky, kotlety, rezne",
            .and: "a",
            .or: "alebo",
            .to: "až",
            .about: "asi, cca",
            .remark: "podľa chuti, na ozdobu",
            .toTaste: "podľa chuti",
            .ingredientsHeading: "ingrediencie, suroviny, prísady",
            .directionsHeading: "postup, príprava",
            .notesHeading: "poznámky, tipy",
            .serves: "pre, na",
            .person: "osoby, osôb, ľudí",
            .portion: "porcií, porcie, porcia",
        ])
}
