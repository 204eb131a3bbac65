import RecipeKit

/// A row of the list of ingredients, or one half of a row with two columns.
///
/// The positions of the characters, counted from 0, are: 0–6 for the amount, 8–9 for the code of the unit, and from 11
/// for the name.
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

    /// Reads a row of one column, or returns `nil` if the line has another form. Also accepts the rows of programs that
    /// put the unit and the name one column too far to the left or right, or write the unit as a word.
    init?(_ line: ArraySlice<Unicode.Scalar>) {
        let line = Array(line)
        guard let ink = line.firstIndex(where: { $0 != " " }) else { return nil }
        if ink >= 10 {
            name = Self.text(line[ink...])
            return
        }
        guard ink < 7, line.count > 8 else { return nil }
        let field = line.prefix { Self.isOfAmount($0) }
        // An amount of more than seven characters moves the unit to the right.
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
        // An abbreviation that is not a code of Meal-Master is also accepted if it fits the columns, because programs
        // write such abbreviations.
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
                // If the left column is empty, the line can also be text with a wide margin. Therefore, the right
                // column is accepted only if it has an amount or continues a name.
                return right.isContinuation || !right.amount.isEmpty ? (nil, right) : nil
            }
            if let left = MealMasterRow(left) { return (left, right) }
        }
        return MealMasterRow(scalars[...]).map { ($0, nil) }
    }
}
