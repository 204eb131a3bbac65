extension CookingLanguage {
    package static let swahili = CookingLanguage(
        code: "sw",
        words: [
            .ingredientsHeading: "viungo",
            .directionsHeading: "maelekezo",
        ])
}
