import RecipeKit

/// Signs that a text is about a program or a project and not about cooking: code, names of files and functions, words
/// of programmers. They are compared with the words and amounts of cooks.
///
/// Plans and changelogs have headings such as “Steps” and lists with numbers, so their form does not distinguish them
/// from recipes.
struct MarkdownDocumentSigns {
    /// The number of technical words, pieces of code and references to files.
    private let technical: Int
    /// The number of words.
    private let words: Int
    /// The lines without technical signs.
    private let plainLines: [Range<Int>]
    private let bytes: [UInt8]
    /// Whether the text is longer than the examined part.
    private let isCut: Bool
    /// The number of words below which a text without any word of cooks can be a recipe.
    private let fewWords: Int

    /// The number of bytes that are examined. It is enough for the longest recipe.
    private static let examined = 100_000

    /// Counts the signs of a text.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - start: The offset after the front matter.
    ///   - fewWords: The number of words below which a text without any word of cooks can be a recipe.
    init(_ bytes: [UInt8], from start: Int, fewWords: Int = 40) {
        let text = bytes[min(start, bytes.count)...]
        isCut = text.count > Self.examined
        self.bytes = Array(text.prefix(Self.examined))
        self.fewWords = fewWords
        var scan = TechnicalScan(self.bytes)
        scan.run()
        (technical, words, plainLines) = (scan.signs, scan.words, scan.plainLines)
    }

    /// Returns whether the text is about something else than cooking.
    ///
    /// - Parameters:
    ///   - hasIngredients: Whether the text has a list below a heading for ingredients.
    ///   - hasParts: Whether the text has such a list and a heading for directions.
    ///   - isAnnounced: Whether a heading announces ingredients or directions.
    ///   - hasRecipeKeys: Whether the front matter has keys that only recipes have.
    func areOfDocument(
        hasIngredients: Bool, hasParts: Bool, isAnnounced: Bool, hasRecipeKeys: Bool
    ) -> Bool {
        if isCut, hasParts { return false }
        let fewWords = isAnnounced ? max(fewWords, 40) : fewWords
        let isTechnical = technical >= (hasRecipeKeys ? 10 : 3)
        if !isTechnical, hasRecipeKeys || words <= (hasIngredients ? 1000 : fewWords - 1) { return false }
        let kitchen = kitchen
        if isTechnical, technical > 2 * kitchen { return true }
        if hasRecipeKeys { return false }
        if hasIngredients { return words > 1000 && kitchen * 200 < words }
        return words >= fewWords && (kitchen == 0 || words > 300 && kitchen * 100 < words)
    }

    /// The number of words for activities with food and of amounts in kitchen units. A word counts once in each sentence.
    private var kitchen: Int {
        plainLines.reduce(0) { count, range in
            let line = UTF8Text.string(range, in: bytes)
            let words = line.split { ".;!。；".contains($0) }.reduce(0) { count, sentence in
                var cooking = MarkdownCookingWords()
                cooking.add(String(sentence))
                return count + cooking.count
            }
            return count + words + MarkdownAmounts.count(in: line)
        }
    }
}

/// Counts the words and the technical signs of a Markdown text. Addresses of links do not count, because recipes refer
/// to web pages and pictures.
private struct TechnicalScan {
    private let bytes: [UInt8]
    private(set) var signs = 0
    private(set) var words = 0
    /// The lines without signs.
    private(set) var plainLines: [Range<Int>] = []
    private var isInCode = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func run() {
        var reader = LineReader(bytes)
        while let line = reader.next() {
            let text = UTF8Text.trim(line, in: bytes)
            guard !text.isEmpty else { continue }
            if bytes[text].starts(with: "```".utf8) || bytes[text].starts(with: "~~~".utf8) {
                if !isInCode { signs += 1 }
                isInCode.toggle()
            } else if isInCode {
                if bytes[text].contains(where: { "{};=<>".utf8.contains($0) }) { signs += 1 }
            } else {
                let before = signs
                scan(text)
                if signs == before { plainLines.append(text) }
            }
        }
    }

    /// Counts the signs in a line.
    private mutating func scan(_ line: Range<Int>) {
        var index = line.lowerBound
        while index < line.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "`"):
                let end = bytes[(index + 1)..<line.upperBound].firstIndex(of: UInt8(ascii: "`"))
                // An amount in the form of code is a habit of some cooks.
                if let end, end > index + 1, !UTF8Text.isDigit(bytes[index + 1]) { signs += 1 }
                index = (end ?? index) + 1
            case UInt8(ascii: "("), UInt8(ascii: "<"):
                index = isAddress(at: index, in: line) ? endOfAddress(from: index, in: line) : index + 1
            case UInt8(ascii: "-") where isFlag(at: index, in: line):
                signs += 1
                index += 3
            case let byte where Self.isLetter(byte):
                index = scanWord(from: index, in: line)
            default: index += 1
            }
        }
    }

    /// Counts a word and returns the offset after it.
    private mutating func scanWord(from start: Int, in line: Range<Int>) -> Int {
        var end = start
        var humps = 0
        // A Chinese or Japanese word ends a word of ASCII letters.
        let isASCII = bytes[start] < 0x80
        while end < line.upperBound, !(isASCII && bytes[end] >= 0xE3),
            Self.isLetter(bytes[end]) || UTF8Text.isDigit(bytes[end]) || isJoint(end, line)
        {
            if end > start, Self.isCapital(bytes[end]), Self.isSmall(bytes[end - 1]) { humps += 1 }
            end += 1
        }
        words += 1
        let word = bytes[start..<end]
        let rest = bytes[end..<line.upperBound]
        if rest.starts(with: "://".utf8) {
            return bytes[end..<line.upperBound].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ")") } ?? line.upperBound
        }
        if word.contains(UInt8(ascii: "_")) || humps > 0 && word.count > 3 || rest.starts(with: "()".utf8)
            || isFileName(word) || word.count <= 12 && Self.terms.contains(Self.hash(word))
        {
            signs += 1
        }
        return end
    }

    /// Returns whether the sign at an offset joins two parts of a name: `snake_case`, `file.swift`.
    private func isJoint(_ index: Int, _ line: Range<Int>) -> Bool {
        guard bytes[index] == UInt8(ascii: "_") || bytes[index] == UInt8(ascii: "."), index + 1 < line.upperBound
        else { return false }
        return Self.isLetter(bytes[index + 1])
    }

    private func isFileName(_ word: ArraySlice<UInt8>) -> Bool {
        guard let dot = word.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return Self.fileExtensions.contains(String(decoding: word[(dot + 1)...], as: UTF8.self).lowercased())
    }

    private func isFlag(at index: Int, in line: Range<Int>) -> Bool {
        guard index + 3 < line.upperBound, bytes[index + 1] == UInt8(ascii: "-"), Self.isLetter(bytes[index + 2]) else {
            return false
        }
        return index == line.lowerBound || bytes[index - 1] == 0x20
    }

    /// Returns whether the address of a link begins at an offset: `](dish.md)`, `<https://example.org>`.
    private func isAddress(at index: Int, in line: Range<Int>) -> Bool {
        bytes[index] == UInt8(ascii: "<") || index > line.lowerBound && bytes[index - 1] == UInt8(ascii: "]")
    }

    private func endOfAddress(from start: Int, in line: Range<Int>) -> Int {
        let close = bytes[start] == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: ")")
        return bytes[start..<line.upperBound].firstIndex(of: close).map { $0 + 1 } ?? line.upperBound
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || isSmall(byte) || isCapital(byte) }
    private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    private static let fileExtensions: Set<String> = [
        "md", "js", "ts", "py", "swift", "json", "css", "xml", "yml", "yaml", "toml", "c", "h", "cpp", "rs", "go",
        "sh", "sql", "java", "kt", "rb", "php", "exe", "dll", "cfg", "conf", "lock", "org", "cook",
    ]

    /// Returns a hash of a word in any letter case. It saves a string for each word of each file.
    private static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
        word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1 | 0x20)) &* 0x100_0000_01B3 }
    }

    /// The hashes of words of programmers, which all languages share.
    private static let terms = Set(
        [
            "api", "apis", "cli", "gui", "json", "yaml", "http", "https", "sql", "html", "css", "url", "urls", "github",
            "gitlab", "git", "backend", "frontend", "refactor", "refactoring", "deployment", "parser", "parsers",
            "database", "changelog", "roadmap", "milestone", "javascript", "typescript", "python", "docker",
            "kubernetes",
            "async", "regex", "config", "plugin", "plugins", "endpoint", "endpoints", "localhost", "npm", "sdk", "repo",
            "repository", "repositories", "codebase", "compiler", "runtime", "middleware", "schema", "metadata", "bug",
            "bugs", "bugfix", "workflow", "commit", "commits", "unicode", "utf", "ui", "ux", "mvp", "semver", "linux",
            "macos", "android", "ios", "sqlite", "postgres", "crud", "oauth", "webhook", "webpack", "vite", "django",
        ].map { hash($0.utf8) })
}
