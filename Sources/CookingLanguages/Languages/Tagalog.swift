extension CookingLanguage {
    package static let tagalog = CookingLanguage(
        code: "tl",
        words: [
            .ingredientsHeading: "sangkap, mga sangkap",
            .directionsHeading: "paraan, paraan ng pagluluto",
        ])
}
