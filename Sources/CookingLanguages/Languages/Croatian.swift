extension CookingLanguage {
    package static let croatian = CookingLanguage(
        code: "hr",
        plural: .slavic,
        adjectiveEndings: "og, eg, ih",
        metric: """
            g: g, gram/grama
            kg: kg, kilogram/kilograma
            ml: ml
            dl: dl
            l: l, litra/litre/litara
            """,
        measures: """
            tbsp*: žlica/žlice/žlica, žlicom/žlicama
            tsp*: žličica/žličice/žličica, žličicom/žličicama
            šalica/šalice/šalica
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
