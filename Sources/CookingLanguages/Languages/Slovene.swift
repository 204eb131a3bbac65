extension CookingLanguage {
    package static let slovene = CookingLanguage(
        code: "sl",
        words: [
            .ingredientsHeading: "sestavine",
            .directionsHeading: "priprava, postopek",
        ])
}
