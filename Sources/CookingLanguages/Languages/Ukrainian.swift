extension CookingLanguage {
    package static let ukrainian = CookingLanguage(
        code: "uk",
        script: .cyrillic,
        numberSigns: .spaceForThousands,
        plural: .slavic,
        words: [
            .cookingVerb: "варити, нарізати, порізати, додати, змішати, посолити, смажити, запікати",
            .cookingStem: "нарізає, нарізат, смажи, змішу, запіка, випіка, додає",
            .minute: "хвилина/хвилини/хвилин, хвилину, хв",
            .hour: "година/години/годин, годину, год",
            .ingredientsHeading: "інгредієнти, інгредієнт, складники, продукти, знадобиться",
            .cookwareHeading: "інвентар, посуд, обладнання",
            .directionsHeading: "приготування, спосіб приготування, інструкція, інструкції, кроки",
            .notesHeading: "примітки, поради, нотатки, джерело",
            .descriptionHeading: "опис",
            .timeHeading: "час",
            .stepHeading: "крок",
            .purpose: "для",
            .headingFiller: "для, і, рецепт",
            .component: "тісто, тіста, глазур, підлива",
            .recipesWord: "рецепти",
            .serves: "на, для",
            .person: "осіб, особи, персон",
            .portion: "порції, порцій",
        ])
}
