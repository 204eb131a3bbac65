extension CookingLanguage {
    package static let marathi = CookingLanguage(
        code: "mr",
        words: [
            .ingredientsHeading: "साहित्य",
            .directionsHeading: "कृती",
        ])
}
