extension CookingLanguage {
    package static let bulgarian = CookingLanguage(
        code: "bg",
        script: .cyrillic,
        words: [
            .ingredientsHeading: "съставки, продукти, необходими продукти",
            .directionsHeading: "приготвяне, начин на приготвяне, стъпки",
            .notesHeading: "бележки, съвети",
            .descriptionHeading: "описание",
            .timeHeading: "време",
            .stepHeading: "стъпка",
        ])
}
