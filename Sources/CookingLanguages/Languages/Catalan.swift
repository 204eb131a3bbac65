extension CookingLanguage {
    package static let catalan = CookingLanguage(
        code: "ca",
        words: [
            .ingredientsHeading: "ingredients, ingredient",
            .directionsHeading: "preparació, elaboració, instruccions",
        ])
}
