extension CookingLanguage {
    package static let indonesian = CookingLanguage(
        code: "id",
        words: [
            .minute: "menit",
            .hour: "jam",
            .ingredientsHeading: "bahan, bahan-bahan, bahan bahan",
            .cookwareHeading: "alat, alat-alat, peralatan",
            .directionsHeading: "cara membuat, cara memasak, langkah, langkah-langkah, petunjuk",
            .notesHeading: "catatan, tips",
            .timeHeading: "waktu",
            .stepHeading: "langkah",
            .person: "orang",
            .portion: "porsi",
        ])
}
