import RecipeKit

/// The lines of a text, which are decoded one by one.
struct TextLines {
    let bytes: [UInt8]
    private let ranges: [Range<Int>]

    /// Creates the lines of a text.
    ///
    /// - Parameter bytes: Well-formed UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var reader = LineReader(bytes)
        var ranges: [Range<Int>] = []
        while let line = reader.next() { ranges.append(line) }
        self.ranges = ranges
    }

    var count: Int { ranges.count }
    var indices: Range<Int> { ranges.indices }

    /// The text of a line without its line break. Each tab is replaced by spaces up to the next multiple of eight
    /// columns.
    subscript(index: Int) -> String {
        Self.text(of: utf8(index))
    }

    /// The text of a line without its line break, with its tabs.
    func raw(_ index: Int) -> String { String(decoding: bytes[ranges[index]], as: UTF8.self) }

    /// The lines of a range, with tabs as spaces.
    subscript(range: Range<Int>) -> [String] { range.map { self[$0] } }

    /// Returns the offset at which a line begins, or the end of the text for an index after the last line.
    func start(of index: Int) -> Int { index < ranges.count ? ranges[index].lowerBound : bytes.count }

    /// The bytes of a line.
    func utf8(_ index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }

    func isBlank(_ index: Int) -> Bool { utf8(index).allSatisfy { $0 <= 0x20 } }

    /// Returns the index of the first line between `start` and `end` that is not blank. If all are blank, returns
    /// `end`.
    func firstInk(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, isBlank(index) { index += 1 }
        return index
    }

    /// Returns the text of bytes. Each tab is replaced by spaces up to the next multiple of eight columns.
    static func text(of bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(0x09) else { return text }
        var result = ""
        var column = 0
        for scalar in text.unicodeScalars {
            if scalar == "\t" {
                let count = 8 - column % 8
                result += String(repeating: " ", count: count)
                column += count
            } else {
                result.unicodeScalars.append(scalar)
                column += 1
            }
        }
        return result
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether the bytes contain an ASCII text, ignoring letter case.
    ///
    /// - Parameter text: The text in lowercase.
    func holdsIgnoringCase(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard self.count >= count else { return false }
        for start in startIndex...(endIndex - count) where starts(with: text, at: start) { return true }
        return false
    }

    /// Returns whether an ASCII text begins at an index, ignoring letter case.
    ///
    /// - Parameters:
    ///   - text: The text in lowercase.
    ///   - start: The index.
    func starts(with text: StaticString, at start: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard endIndex - start >= count else { return false }
        for offset in 0..<count {
            let byte = self[start + offset]
            let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            if lower != text.utf8Start[offset] { return false }
        }
        return true
    }

    /// The bytes without white space at both ends.
    var trimmed: ArraySlice<UInt8> {
        guard let first = firstIndex(where: { $0 > 0x20 }), let last = lastIndex(where: { $0 > 0x20 }) else {
            return self[startIndex..<startIndex]
        }
        return self[first...last]
    }
}

/// A text file that contains one recipe after the other.
enum TextCollection {
    /// Reads the recipes of a file in file order. Recipes without content are left out.
    ///
    /// - Parameters:
    ///   - ranges: The lines of each recipe.
    ///   - file: The path for the diagnostic.
    ///   - failure: The message of the diagnostic.
    ///   - deliver: Receives a recipe and returns whether to continue.
    ///   - readRecipe: Reads the recipe in a range of lines.
    /// - Returns: An error diagnostic if no recipe has content. Otherwise an empty array.
    static func read(
        _ ranges: [Range<Int>], file: String, failure: String, _ deliver: (ReadResult) -> Bool,
        readRecipe: (Range<Int>, inout IngredientLineReader) -> Recipe
    ) -> [Diagnostic] {
        var reader = IngredientLineReader.prepared
        var isEmpty = true
        for range in ranges {
            var recipe = readRecipe(range, &reader)
            reader.readSeparatedNumbers(of: &recipe)
            guard !recipe.isWithoutContent else { continue }
            isEmpty = false
            if !deliver(ReadResult(recipe: recipe)) { break }
        }
        return isEmpty ? [Diagnostic(.error, at: SourceLocation(file: file), failure)] : []
    }
}

extension TextLines {
    /// Returns the lines of each recipe in a text in which a line marks the start of each recipe. The marking lines are
    /// left out.
    ///
    /// - Parameter isStart: Returns whether a line marks the start of a recipe.
    func recipes(after isStart: (ArraySlice<UInt8>) -> Bool) -> [Range<Int>] {
        let starts = indices.filter { isStart(utf8($0)) } + [count]
        return zip(starts, starts.dropFirst()).map { $0 + 1..<$1 }
    }
}

/// Lines that a mail program puts around a recipe.
enum MailLines {
    /// Returns whether a mail begins at a line. At least two of its first four lines must be fields such as `From:`.
    static func begins(at index: Int, in lines: TextLines, end: Int) -> Bool {
        guard isField(lines.utf8(index)) || lines.utf8(index).starts(with: Array("From ".utf8)) else { return false }
        return (index..<min(index + 4, end)).count { isField(lines.utf8($0)) } > 1
    }

    private static let fields: [StaticString] = [
        "from:", "to:", "date:", "subject:", "message-id:", "received:", "return-path:", "newsgroups:", "reply-to:",
        "sender:", "x-mailer:", "content-type:", "mime-version:", "path:", "organization:",
    ]

    private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
        fields.contains { line.starts(with: $0, at: line.startIndex) }
    }

    /// Returns the quotation signs at the start of a line in a mail: `> `, `>: `, `| > `. If there are none, the result
    /// is empty.
    static func quotation(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = line.firstIndex { !"> |:".utf8.contains($0) } ?? line.endIndex
        var marks = line[..<end]
        guard marks.contains(UInt8(ascii: ">")) || marks.contains(UInt8(ascii: "|")) else { return marks.prefix(0) }
        // Only one space after the signs belongs to the quotation. Further spaces are text.
        while marks.last == 0x20, marks.dropLast().last == 0x20 { marks = marks.dropLast() }
        return marks
    }
}

/// Pictures inside a recipe file as base64.
enum EmbeddedPicture {
    /// Returns one warning about all pictures in the elements, or an empty array if there are none. A text of more than
    /// 64 bytes counts as a picture.
    static func warnings(_ elements: [XMLElement], file: String) -> [Diagnostic] {
        let pictures = elements.filter { element in
            element.nodes.contains { if case .text(let text) = $0 { text.utf8.count > 64 } else { false } }
        }
        guard let first = pictures.first else { return [] }
        let words =
            pictures.count == 1 ? "a picture inside the file is" : "\(pictures.count) pictures inside the file are"
        return [Diagnostic(.warning, at: SourceLocation(file: file, line: first.line), "\(words) left out.")]
    }
}
