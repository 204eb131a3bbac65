extension CookingLanguage {
    package static let azerbaijani = CookingLanguage(
        code: "az",
        words: [
            .ingredientsHeading: "inqrediyentlər",
            .directionsHeading: "hazırlanması",
        ])
}
