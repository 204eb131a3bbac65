extension CookingLanguage {
    package static let basque = CookingLanguage(
        code: "eu",
        words: [
            .ingredientsHeading: "osagaiak",
            .directionsHeading: "prestaketa, prestatzeko modua",
        ])
}
