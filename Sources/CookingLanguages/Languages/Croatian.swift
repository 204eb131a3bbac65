extension CookingLanguage {
    package static let croatian = CookingLanguage(
        code: "hr",
        adjectiveEndings: "og, eg, ih",
        metric: """
            g: g, gram/grama
            kg: kg, kilogram/kilograma
            ml: ml
            dl: dl
            l: l, litra/litre
            """,
        measures: """
            tbsp*: žlica/žlice, žlicom/žlicama
            tsp*: žličica/žličice, žličicom/žličicama
            šalica/šalice
            """,
        listedUnits: """
            piece: kom
            """,
        words: [
            .cooked: "kuhani, kuhana, kuhano, kuhane, kuhanog",
            .and: "i",
            .or: "ili",
            .about: "oko",
            .remark: "po ukusu, po želji",
            .toTaste: "po ukusu, po želji",
            .ingredientsHeading: "sastojci",
            .directionsHeading: "priprema, postupak",
        ])
}
