import RecipeKit

/// Counts the amounts in running text: numbers before a kitchen unit.
enum MarkdownAmounts {
    /// Returns the number of amounts in a text, or 0 if the text contains an equals sign.
    static func count(in text: String) -> Int {
        // The amounts of a conversion rule, `1 cup = 240 ml`, are not amounts of ingredients.
        if text.utf8.contains(UInt8(ascii: "=")) { return 0 }
        let scalars = Array(text.unicodeScalars)
        var count = 0
        var index = 0
        while index < scalars.count {
            guard isDigit(scalars[index]) else {
                index += 1
                continue
            }
            while index < scalars.count, isDigit(scalars[index]) || ".,/".unicodeScalars.contains(scalars[index]) {
                index += 1
            }
            while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
            var word: [UInt8] = []
            while index < scalars.count, scalars[index].properties.isAlphabetic, word.count < 24 {
                scalars[index].appendFolded(to: &word)
                index += 1
            }
            let unit = String(decoding: word, as: UTF8.self)
            if units.contains(unit) || unspaced.contains(where: { unit.hasPrefix($0) }) { count += 1 }
        }
        return count
    }

    /// Returns whether a word is a unit.
    static func isUnit(_ word: some StringProtocol) -> Bool {
        units.contains(word.lowercased()) || (unspaced + counters).contains { $0 == word }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        (0x30...0x39).contains(scalar.value) || (0xBC...0xBE).contains(scalar.value)
            || (0x2150...0x215E).contains(scalar.value)
    }

    /// The units in scripts with spaces, in lower case and without accents. Names of foods that are counted without a
    /// unit, such as `egg`, are included.
    private static let units: Set<String> = [
        "g", "gr", "gram", "grams", "gramm", "grammes", "gramos", "grammi", "kg", "mg", "ml", "cl", "dl", "l", "liter",
        "litre",
        "litres", "litro", "oz", "ounce", "ounces", "lb", "lbs", "pound", "pounds", "cup", "cups", "tsp", "teaspoon",
        "teaspoons", "tbsp", "tablespoon", "tablespoons", "el", "tl", "essloffel", "teeloffel", "prise", "cuillere",
        "cuilleres", "cucharada", "cucharadas", "cucharadita", "cucharaditas", "cucchiai", "cucchiaio", "cucchiaino",
        "colher",
        "colheres", "xicara", "xicaras", "msk", "tsk", "krm", "ss", "ts", "spsk", "lyzka", "lyzki", "lyzeczka",
        "szklanka",
        "szklanki", "г", "гр", "грамм", "кг", "мл", "л", "ст", "ч", "стакан", "стакана", "ложка", "ложки", "ложек",
        "шт", "egg",
        "eggs", "clove", "cloves", "eier", "ei", "oeufs", "huevos", "uova", "яйца", "яиц",
    ]
    /// Units of scripts without spaces. ``count(in:)`` does not use them.
    private static let counters = [
        "只", "隻", "条", "條", "把", "包", "袋", "盒", "滴", "碗", "匙", "两", "兩", "枚", "本", "株", "粒", "张", "張", "개", "스푼",
    ]
    /// Units of scripts without spaces. Other words can follow without a space.
    private static let unspaced = [
        "克", "毫升", "升", "勺", "个", "個", "颗", "片", "块", "斤", "汤匙", "茶匙", "杯", "瓣", "根", "大さじ", "小さじ", "그램", "컵", "큰술",
    ]
}
