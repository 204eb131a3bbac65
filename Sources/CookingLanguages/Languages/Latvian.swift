extension CookingLanguage {
    package static let latvian = CookingLanguage(
        code: "lv",
        words: [
            .ingredientsHeading: "sastāvdaļas",
            .directionsHeading: "pagatavošana",
        ])
}
