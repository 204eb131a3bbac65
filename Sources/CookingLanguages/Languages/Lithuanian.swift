extension CookingLanguage {
    package static let lithuanian = CookingLanguage(
        code: "lt",
        words: [
            .ingredientsHeading: "ingredientai, sudedamosios dalys",
            .directionsHeading: "gaminimas, paruošimas",
        ])
}
