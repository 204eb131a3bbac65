extension CookingLanguage {
    package static let armenian = CookingLanguage(
        code: "hy",
        words: [
            .ingredientsHeading: "բաղադրիչներ",
            .directionsHeading: "պատրաստում",
        ])
}
