extension CookingLanguage {
    package static let albanian = CookingLanguage(
        code: "sq",
        words: [
            .ingredientsHeading: "përbërësit",
            .directionsHeading: "përgatitja",
        ])
}
