extension CookingLanguage {
    package static let icelandic = CookingLanguage(
        code: "is",
        words: [
            .ingredientsHeading: "hráefni, innihald",
            .directionsHeading: "aðferð, leiðbeiningar",
        ])
}
