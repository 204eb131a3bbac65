extension CookingLanguage {
    package static let arabic = CookingLanguage(
        code: "ar",
        words: [
            .ingredientsHeading: "المكونات, مكونات, المقادير, مقادير",
            .cookwareHeading: "الأدوات, أدوات",
            .directionsHeading: "طريقة التحضير, التحضير, طريقة, الخطوات, خطوات, طريقة العمل",
            .notesHeading: "ملاحظات, نصائح",
        ])
}
