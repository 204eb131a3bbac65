extension CookingLanguage {
    package static let telugu = CookingLanguage(
        code: "te",
        words: [
            .ingredientsHeading: "కావలసినవి",
            .directionsHeading: "తయారీ",
        ])
}
