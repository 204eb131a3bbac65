extension CookingLanguage {
    package static let bengali = CookingLanguage(
        code: "bn",
        words: [
            .ingredientsHeading: "উপকরণ",
            .directionsHeading: "প্রণালী",
        ])
}
