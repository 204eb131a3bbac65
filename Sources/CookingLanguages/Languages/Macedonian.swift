extension CookingLanguage {
    package static let macedonian = CookingLanguage(
        code: "mk",
        script: .cyrillic,
        words: [
            .ingredientsHeading: "состојки",
            .directionsHeading: "подготовка",
        ])
}
