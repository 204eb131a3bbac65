extension CookingLanguage {
    package static let vietnamese = CookingLanguage(
        code: "vi",
        words: [
            .minute: "phút",
            .hour: "giờ",
            .ingredientsHeading: "nguyên liệu, thành phần",
            .cookwareHeading: "dụng cụ",
            .directionsHeading: "cách làm, cách nấu, các bước, hướng dẫn, cách chế biến",
            .notesHeading: "ghi chú, mẹo, lưu ý",
            .timeHeading: "thời gian",
            .stepHeading: "bước",
            .person: "người",
            .portion: "khẩu",
        ])
}
