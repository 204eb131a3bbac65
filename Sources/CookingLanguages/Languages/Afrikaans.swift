extension CookingLanguage {
    package static let afrikaans = CookingLanguage(
        code: "af",
        words: [
            .ingredientsHeading: "bestanddele"
        ])
}
