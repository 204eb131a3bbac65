extension CookingLanguage {
    package static let georgian = CookingLanguage(
        code: "ka",
        words: [
            .ingredientsHeading: "ინგრედიენტები",
            .directionsHeading: "მომზადება",
        ])
}
