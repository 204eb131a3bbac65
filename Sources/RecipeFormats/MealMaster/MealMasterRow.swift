import RecipeKit

/// A row of the list of ingredients, or one half of a row with two columns.
///
/// The amount is in columns 0 to 6, the code of the unit in columns 8 and 9, and the name from column 11 on.
struct MealMasterRow: Equatable {
    var amount = ""
    var unit = ""
    var name = ""

    /// Whether the row continues the name of the row above it.
    var isContinuation: Bool {
        amount.isEmpty && unit.isEmpty && name.hasPrefix("-") && name.first { $0 != "-" } != nil
    }

    /// Returns whether a scalar can be a part of an amount.
    private static func isOfAmount(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar) || "./-,½¼¾⅓⅔⅛⅜⅝⅞~ ".unicodeScalars.contains(scalar)
    }

    /// Reads a row of one column, or returns `nil` if the line is not a row. The unit can be a word, and its column can
    /// be wrong by one.
    init?(_ line: ArraySlice<Unicode.Scalar>) {
        let line = Array(line)
        guard let ink = line.firstIndex(where: { $0 != " " }) else { return nil }
        if ink >= 10 {
            name = Self.text(line[ink...])
            return
        }
        guard ink < 7, line.count > 8 else { return nil }
        let field = line.prefix { Self.isOfAmount($0) }
        // After an amount of more than seven characters, the unit is further to the right.
        let end = field.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
        guard end > 0, end <= 10, line[..<end].contains(where: { $0.properties.numericType != nil }) else {
            return nil
        }
        guard line.indices.contains(end), line[end] == " " else { return nil }
        amount = Self.text(line[..<end])
        let rest = line[end...]
        guard let start = rest.firstIndex(where: { $0 != " " }) else { return nil }
        let word = rest[start...].prefix { $0 != " " }
        let isUnit = (7...10).contains(start) && word.endIndex < line.count
        // Some programs write abbreviations that are not codes of Meal-Master. They are accepted in the right columns.
        let isAbbreviation = start == 8 && word.count == 2 && word.allSatisfy(\.properties.isAlphabetic)
        if isUnit, isAbbreviation || MealMasterUnit.word(for: Self.text(word), amount: amount) != nil {
            unit = Self.text(word)
            name = Self.text(line[word.endIndex...])
        } else {
            guard start >= 9 else { return nil }
            name = Self.text(line[start...])
        }
        guard !name.isEmpty else { return nil }
    }

    /// Reads the right half of a row. Its columns must be exact. Returns `nil` for any other text.
    init?(right line: ArraySlice<Unicode.Scalar>) {
        let line = Array(line)
        guard line.count > 11, line[11] != " ", line[10] == " ", line[7] == " " else { return nil }
        let amount = line[..<7]
        guard amount.allSatisfy(Self.isOfAmount) else { return nil }
        let unit = Self.text(line[8...9])
        guard unit.isEmpty || MealMasterUnit.word(for: unit, amount: "") != nil else { return nil }
        self.amount = Self.text(amount)
        self.unit = unit
        name = Self.text(line[11...])
        guard self.amount.isEmpty == amount.allSatisfy({ $0 == " " }) else { return nil }
        guard !self.amount.isEmpty || unit.isEmpty else { return nil }
    }

    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view).trimmingSpaces()
    }

    /// Reads a line with one or two columns, or returns `nil` if the line is not a row.
    static func rows(in line: String) -> (left: MealMasterRow?, right: MealMasterRow?)? {
        let scalars = Array(line.unicodeScalars)
        for start in [41, 40, 42] where scalars.count > start + 11 {
            guard scalars[start - 1] == " ", let right = MealMasterRow(right: scalars[start...]) else { continue }
            let left = scalars[..<start]
            if left.allSatisfy({ $0 == " " }) {
                // Without a left column, this can be text with a wide margin. Therefore, an amount or a continued name
                // is required.
                return right.isContinuation || !right.amount.isEmpty ? (nil, right) : nil
            }
            if let left = MealMasterRow(left) { return (left, right) }
        }
        return MealMasterRow(scalars[...]).map { ($0, nil) }
    }
}
