extension CookingLanguage {
    package static let romanian = CookingLanguage(
        code: "ro",
        numbers: """
            unu/una = 1, doi/două = 2, trei = 3, patru = 4, cinci = 5, șase = 6, șapte = 7, opt = 8, nouă = 9,
            zece = 10, jumătate = 1/2
            """,
        metric: """
            g: g, gram/grame
            kg: kg, kilogram/kilograme
            ml: ml, mililitru/mililitri
            l: l, litru/litri
            """,
        measures: """
            tbsp*: lingură/linguri
            tsp*: linguriță/lingurițe, lingurita
            cană/căni
            """,
        pieces: """
            clove: cățel/căței
            """,
        listedUnits: """
            piece: buc, bucată/bucăți
            """,
        words: [
            .cooked: "fiert, fiartă, fierte, conservă",
            .and: "și",
            .or: "sau",
            .to: "până",
            .about: "aproximativ",
            .remark: "după gust",
            .toTaste: "după gust",
            .minute: "minut/minute",
            .hour: "oră/ore",
            .ingredientsHeading: "ingrediente, ingredient",
            .cookwareHeading: "ustensile",
            .directionsHeading: "preparare, mod de preparare, instrucțiuni, pași",
            .notesHeading: "sfaturi, note, notițe, observații, sursa",
            .descriptionHeading: "descriere",
            .timeHeading: "timp",
            .stepHeading: "pas",
            .recipeWord: "rețetă",
            .recipesWord: "rețete",
            .serves: "pentru",
            .person: "persoane, persoană",
            .portion: "porții, porție, porţii, porţie",
        ])
}
