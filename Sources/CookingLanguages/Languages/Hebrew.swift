extension CookingLanguage {
    package static let hebrew = CookingLanguage(
        code: "he",
        words: [
            .ingredientsHeading: "מצרכים, רכיבים, חומרים, מרכיבים",
            .cookwareHeading: "כלים, ציוד",
            .directionsHeading: "הכנה, הוראות, אופן ההכנה, הוראות הכנה, שלבי הכנה",
            .notesHeading: "הערות, טיפים",
        ])
}
