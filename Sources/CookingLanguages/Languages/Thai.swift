extension CookingLanguage {
    package static let thai = CookingLanguage(
        code: "th",
        script: .unspaced,
        numberSigns: .pointForDecimals,
        words: [
            .minute: "นาที",
            .hour: "ชั่วโมง, ชั่",
            .ingredientsHeading: "ส่วนผสม, วัตถุดิบ, เครื่องปรุง",
            .cookwareHeading: "อุปกรณ์",
            .directionsHeading: "วิธีทำ, ขั้นตอน",
            .notesHeading: "เคล็ดลับ, หมายเหตุ",
            .timeHeading: "เวลา",
        ])
}
