import RecipeKit

/// The text format of Meal-Master, a program of the eighties and nineties for DOS. Mailing lists and many other
/// programs also use it.
///
/// A file contains one recipe or thousands of them, often with mails around them. The encoding is that of DOS, of
/// Windows, of the Macintosh, or UTF-8.
public struct MealMasterFormat: RecipeFormat {
    /// The name of the format, `Meal-Master`.
    public let name = "Meal-Master"
    /// The identifier of the format, `mealmaster`.
    public let identifier = "mealmaster"
    /// The extension of Meal-Master files.
    public let fileExtensions = ["mmf"]
    /// The size limit, 64 MiB. A collection contains thousands of recipes.
    public let sizeLimit = 64 << 20
    /// The memory cost, 24 bytes of memory for each byte of a file.
    public let memoryCost = 24

    public init() {}

    /// Returns whether a text contains the first line of a Meal-Master recipe, with `title:` in one of the next seven
    /// lines.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let lines = TextLines(Array(start))
        guard let first = lines.indices.first(where: { MealMasterLines.isStart(lines.utf8($0)) }) else { return false }
        return (first..<min(first + 8, lines.count)).contains { lines.utf8($0).holdsIgnoringCase("title:") }
    }

    /// Converts a file to UTF-8. The encoding is detected from the bytes.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { LegacyText.utf8(of: bytes) }

    /// Reads the recipes of a file in file order.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let lines = MealMasterLines(bytes)
        return TextCollection.read(
            lines.recipes, file: file, failure: "the file holds no Meal-Master recipe.", deliver
        ) { MealMasterReader.recipe(in: lines, $0, &$1) }
    }

    /// Writes a recipe as Meal-Master reads it, with the ingredients in one column.
    public var write: (@Sendable (Recipe) -> String)? { { MealMasterWriter.text(for: $0) } }
}

/// The lines of a Meal-Master file and the ranges of its recipes.
///
/// A recipe begins at a line such as `MMMMM----- Recipe via Meal-Master`. It ends at `MMMMM` or `-----`, at the next
/// recipe or at a mail. Text between recipes is left out. In a file without such first lines, a recipe begins at each
/// title.
struct MealMasterLines {
    private let lines: TextLines
    /// The lines of each recipe, without the lines that mark its start and its end.
    private(set) var recipes: [Range<Int>] = []
    /// The length of the quotation signs (`> `) in each quoted recipe, in bytes. The key is the index of the recipe's
    /// first line.
    private var quotations: [Int: Int] = [:]

    /// Finds the recipes of a file.
    ///
    /// - Parameter bytes: Well-formed UTF-8.
    init(_ bytes: [UInt8]) {
        lines = TextLines(bytes)
        findRecipes()
        if recipes.isEmpty { findTitles() }
    }

    /// Returns the lines of a recipe without quotation signs. The signs are removed before tabs become spaces, so the
    /// columns remain.
    func texts(_ range: Range<Int>) -> [String] {
        guard let length = quotations[range.lowerBound] else { return lines[range] }
        return range.map { index in
            let marks = MailLines.quotation(of: lines.utf8(index)).count
            return TextLines.text(of: lines.utf8(index).dropFirst(min(marks, length)))
        }
    }

    private mutating func findRecipes() {
        var start: Int?
        func end(_ index: Int) {
            if let first = start, first <= index { recipes.append(first..<index) }
            start = nil
        }
        for index in lines.indices {
            let line = lines.utf8(index)
            let marks = MailLines.quotation(of: line).count
            let text = line.dropFirst(marks)
            if Self.isStart(text) {
                end(index)
                start = index + 1
                if marks > 0 { quotations[index + 1] = marks }
            } else if start != nil, Self.isEnd(text) || MailLines.begins(at: index, in: lines, end: lines.count) {
                end(index)
            }
        }
        end(lines.count)
    }

    /// Finds the recipes by their titles. A file without titles is one recipe.
    private mutating func findTitles() {
        var start = 0
        var hasTitle = false
        for index in lines.indices {
            let text = lines.utf8(index).trimmed
            if text.starts(with: "title:", at: text.startIndex) {
                if hasTitle { recipes.append(start..<index) }
                if hasTitle { start = index }
                hasTitle = true
            } else if Self.isEnd(text), hasTitle {
                recipes.append(start..<index)
                start = index + 1
                hasTitle = false
            }
        }
        if start < lines.count { recipes.append(start..<lines.count) }
    }

    /// Returns whether a line begins a recipe.
    static func isStart(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.trimmed
        guard text.count > 12, Self.markCount(text) >= 5 else { return false }
        return text.holdsIgnoringCase("meal-master") || text.holdsIgnoringCase("mealmaster")
            || text.holdsIgnoringCase("meal master")
    }

    /// Returns whether a line ends a recipe. Such a line is not indented and is `-----`, or at least five letters `M`.
    static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.trimmed
        guard text.count >= 5, line.first == text.first else { return false }
        return text.allSatisfy { $0 == UInt8(ascii: "M") }
            || text.count == 5 && text.allSatisfy { $0 == UInt8(ascii: "-") }
    }

    /// Returns the number of hyphens or letters `M` at the start of a text. Hyphens after the `M` are counted too: 5
    /// for `MMM--`.
    static func markCount(_ text: ArraySlice<UInt8>) -> Int {
        guard let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "M") else { return 0 }
        let same = text.prefix { $0 == first }.count
        return first == UInt8(ascii: "M") ? same + text.dropFirst(same).prefix { $0 == UInt8(ascii: "-") }.count : same
    }
}

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

/// The codes for units in Meal-Master and in formats that are based on it.
enum MealMasterUnit {
    /// Returns the word for a code, or `nil` for an unknown code. The code `x` (“per serving”) gives an empty text.
    ///
    /// - Parameters:
    ///   - code: The code: `c`, `tb`. Letter case matters only for `t` and `T`.
    ///   - amount: The amount. It decides between singular and plural.
    static func word(for code: some StringProtocol, amount: String) -> String? {
        guard code.utf8.count <= 2, !code.isEmpty else { return nil }
        let key = code == "T" ? "tb" : code.lowercased()
        guard let word = words[key] else { return nil }
        guard let plural = plurals[key], isPlural(amount) else { return word }
        return plural
    }

    /// Returns the code for a unit in words or in an abbreviation, or `nil` if there is none.
    static func code(for unit: String) -> String? {
        codes[unit.lowercased().filter { $0 != "." }]
    }

    private static func isPlural(_ amount: String) -> Bool {
        switch Amount(parsing: amount) {
        case .number(let number): number > .one
        case .range(_, let high): high > .one
        case .text: false
        }
    }

    private static let words = [
        "x": "", "sm": "small", "md": "medium", "lg": "large", "cn": "can", "pk": "package", "pn": "pinch",
        "dr": "drop", "ds": "dash", "ct": "carton", "bn": "bunch", "sl": "slice", "ea": "each", "t": "tsp", "ts": "tsp",
        "tb": "tbsp", "fl": "fl oz", "c": "cup", "pt": "pint", "qt": "quart", "ga": "gallon", "oz": "oz", "lb": "lb",
        "ml": "ml", "cb": "cubic cm", "cl": "cl", "dl": "dl", "l": "l", "mg": "mg", "cg": "cg", "dg": "dg", "g": "g",
        "kg": "kg",
    ]

    private static let plurals = [
        "cn": "cans", "pk": "packages", "pn": "pinches", "dr": "drops", "ds": "dashes", "ct": "cartons",
        "bn": "bunches", "sl": "slices", "c": "cups", "pt": "pints", "qt": "quarts", "ga": "gallons",
    ]

    /// The codes that Meal-Master writes, by the words for units.
    private static let codes: [String: String] = {
        var codes: [String: String] = [:]
        for (code, word) in words where code != "x" && code != "t" && code != "ts" { codes[word] = code }
        for (code, word) in plurals { codes[word] = code }
        codes["tsp"] = "ts"
        return codes
    }()
}
