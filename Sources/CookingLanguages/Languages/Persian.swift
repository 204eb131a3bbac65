extension CookingLanguage {
    package static let persian = CookingLanguage(
        code: "fa",
        words: [
            .ingredientsHeading: "مواد لازم, مواد, مواد اولیه",
            .cookwareHeading: "ابزار",
            .directionsHeading: "طرز تهیه, روش تهیه, دستور پخت, دستور, مراحل",
            .notesHeading: "نکات, نکته",
        ])
}
