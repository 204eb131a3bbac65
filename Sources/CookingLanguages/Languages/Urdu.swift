extension CookingLanguage {
    package static let urdu = CookingLanguage(
        code: "ur",
        words: [
            .ingredientsHeading: "اجزاء",
            .directionsHeading: "ترکیب",
        ])
}
