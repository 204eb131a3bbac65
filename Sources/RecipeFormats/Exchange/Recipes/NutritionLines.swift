import RecipeKit

/// Reads nutrition from the text of a program: `Calories: 528 kcal`, `protein : 3 g`, `Total Fat 30g 38%`.
enum NutritionLines {
    /// Returns the nutrients in a text, with the keys of schema.org, and the lines without a nutrient. If a nutrient
    /// occurs several times, only the first is returned.
    static func entries(_ text: String) -> (entries: [RecipeMetadata.Entry], others: [String]) {
        var entries: [RecipeMetadata.Entry] = []
        var others: [String] = []
        for line in ExportText.lines(text).flatMap(parts) where !line.isEmpty {
            guard let entry = entry(line) else {
                others.append(line)
                continue
            }
            if !entries.contains(where: { $0.key == entry.key }) { entries.append(entry) }
        }
        return (entries, others)
    }

    /// Returns the key of schema.org for the name of a nutrient, or `nil` if it is unknown.
    static func key(_ name: String) -> String? {
        keys[name.lowercased().filter { $0.isLetter }]
    }

    /// Splits a line that consists of several nutrients: `Calories: 528 kcal, Fat: 3 g` has two. Returns any other line
    /// as a whole, without commas and semicolons at its end.
    private static func parts(_ line: String) -> [String] {
        let parts = line.split { ",;|".contains($0) }.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
        return parts.count > 1 && parts.allSatisfy { entry($0) != nil } ? parts : [trimmed(line)]
    }

    private static func trimmed(_ line: String) -> String {
        var line = line[...]
        while let last = line.last, ",;".contains(last) { line.removeLast() }
        return line.trimmingSpaces()
    }

    private static func entry(_ line: String) -> RecipeMetadata.Entry? {
        if let colon = line.firstIndex(of: ":") {
            guard let key = key(String(line[..<colon])) else { return nil }
            let value = line[line.index(after: colon)...].trimmingSpaces()
            return value.isEmpty || value.count > 60 ? nil : .init(key: key, value: value)
        }
        // In `Total Fat 30g 38%`, the percentage of the daily value is after the amount. The percentage is left out.
        guard let digit = line.firstIndex(where: { $0.isASCII && $0.isNumber }), digit > line.startIndex,
            let key = key(String(line[..<digit]))
        else { return nil }
        let words = line[digit...].split(separator: " ").filter { !$0.hasSuffix("%") }
        guard words.count <= 2 else { return nil }
        return .init(key: key, value: words.joined(separator: " "))
    }

    /// A map from the names of nutrients to the keys of schema.org. The names consist only of lowercase letters.
    private static let keys = [
        "calories": "calories", "calorie": "calories", "energy": "calories", "kcal": "calories",
        "kalorien": "calories", "totalfat": "fatContent", "fat": "fatContent", "fats": "fatContent",
        "fett": "fatContent", "fatcontent": "fatContent", "saturatedfat": "saturatedFatContent",
        "saturatedfatcontent": "saturatedFatContent", "unsaturatedfat": "unsaturatedFatContent",
        "unsaturatedfatcontent": "unsaturatedFatContent", "transfat": "transFatContent",
        "transfatcontent": "transFatContent", "cholesterol": "cholesterolContent",
        "cholesterolcontent": "cholesterolContent", "sodium": "sodiumContent", "sodiumcontent": "sodiumContent",
        "carbohydrate": "carbohydrateContent", "carbohydrates": "carbohydrateContent",
        "totalcarbohydrate": "carbohydrateContent", "totalcarbohydrates": "carbohydrateContent",
        "carbs": "carbohydrateContent", "carbohydratecontent": "carbohydrateContent",
        "kohlenhydrate": "carbohydrateContent", "fiber": "fiberContent", "fibre": "fiberContent",
        "dietaryfiber": "fiberContent", "fibercontent": "fiberContent", "ballaststoffe": "fiberContent",
        "sugar": "sugarContent", "sugars": "sugarContent", "totalsugars": "sugarContent",
        "sugarcontent": "sugarContent", "zucker": "sugarContent", "protein": "proteinContent",
        "proteins": "proteinContent", "proteincontent": "proteinContent", "eiweiß": "proteinContent",
        "servingsize": "servingSize",
    ]
}

/// Reads the dates of exports.
enum ExportDay {
    /// Returns the day at the start of a date: `2021-01-06` for `2021-01-06 16:52:25` and `2021-01-06T16:52:25Z`.
    /// Returns `nil` for another form.
    static func day(_ text: String?) -> String? {
        guard let text else { return nil }
        let day = text.trimmingSpaces().prefix(10)
        let parts = day.split(separator: "-")
        guard day.utf8.count == 10, parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
            day.utf8.allSatisfy({ UTF8Text.isDigit($0) || $0 == UInt8(ascii: "-") })
        else { return nil }
        return String(day)
    }

    /// Returns the day of a time in seconds since 1970, in UTC. Returns `nil` for a time before about the year 5 or
    /// after about the year 9987, so that every year has four digits.
    static func day(sinceEpoch seconds: Double) -> String? {
        guard seconds > -62_000_000_000, seconds < 253_000_000_000 else { return nil }
        return Int(nearest: seconds / 86_400, rounding: .down).map { CalendarDay(number: $0).iso }
    }
}
