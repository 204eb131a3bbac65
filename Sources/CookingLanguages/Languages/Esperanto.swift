extension CookingLanguage {
    package static let esperanto = CookingLanguage(
        code: "eo",
        words: [
            .ingredientsHeading: "ingrediencoj",
            .directionsHeading: "preparado",
        ])
}
