extension CookingLanguage {
    package static let malay = CookingLanguage(
        code: "ms",
        words: [
            .ingredientsHeading: "bahan, bahan-bahan",
            .directionsHeading: "cara membuat",
        ])
}
