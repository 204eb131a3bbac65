extension CookingLanguage {
    package static let galician = CookingLanguage(
        code: "gl",
        words: [
            .ingredientsHeading: "ingredientes",
            .directionsHeading: "preparación, elaboración",
        ])
}
