extension CookingLanguage {
    package static let catalan = CookingLanguage(
        code: "ca",
        words: [
            .cooked: "cuit, cuits, cuita, cuites",
            .ingredientsHeading: "ingredients, ingredient",
            .directionsHeading: "preparació, elaboració, instruccions",
        ])
}
