extension CookingLanguage {
    package static let estonian = CookingLanguage(
        code: "et",
        words: [
            .ingredientsHeading: "koostisosad, koostisained",
            .directionsHeading: "valmistamine",
        ])
}
