extension CookingLanguage {
    package static let hindi = CookingLanguage(
        code: "hi",
        words: [
            .ingredientsHeading: "सामग्री, सामग्रियां, आवश्यक सामग्री",
            .cookwareHeading: "उपकरण, बर्तन",
            .directionsHeading: "विधि, बनाने की विधि, तरीका, निर्देश",
            .notesHeading: "टिप्स, सुझाव",
        ])
}
