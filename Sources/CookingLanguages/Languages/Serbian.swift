extension CookingLanguage {
    package static let serbian = CookingLanguage(
        code: "sr",
        script: .cyrillic,
        words: [
            .ingredientsHeading: "састојци, састојак",
            .directionsHeading: "припрема, поступак",
        ])
}
