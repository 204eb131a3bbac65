extension CookingLanguage {
    package static let belarusian = CookingLanguage(
        code: "be",
        script: .cyrillic,
        words: [
            .ingredientsHeading: "інгрэдыенты",
            .directionsHeading: "прыгатаванне",
        ])
}
