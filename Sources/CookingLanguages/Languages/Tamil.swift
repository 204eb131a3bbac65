extension CookingLanguage {
    package static let tamil = CookingLanguage(
        code: "ta",
        words: [
            .ingredientsHeading: "தேவையான பொருட்கள்",
            .directionsHeading: "செய்முறை",
        ])
}
