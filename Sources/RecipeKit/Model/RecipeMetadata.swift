import CookingLanguages

/// The metadata of a recipe.
///
/// The properties correspond to the keys of Cooklang's canonical metadata and of schema.org. ``others`` has all other
/// keys.
public struct RecipeMetadata: Hashable, Sendable {
    /// A short description of the dish.
    public var description: String?
    /// The course, as the file spells it: `Dessert`.
    public var course: String?
    /// The cuisine: `French`.
    public var cuisine: String?
    /// The difficulty: `easy`.
    public var difficulty: String?
    public var author: String?
    /// The page, book or person that the recipe is from.
    public var source: RecipeSource?
    /// The servings or the yield: `4`, `12 empanadas`.
    public var servings: Servings?
    /// The preparation time.
    public var prepTime: CookingTime?
    public var cookTime: CookingTime?
    /// The total time that the file states. It does not always include the waiting times; see ``totalTime``.
    public var statedTotalTime: CookingTime?
    /// The longest timer in the steps, if it is much longer than the total time in the metadata. Otherwise `nil`. The
    /// reader of the file finds this timer.
    package var longestTimer: CookingTime?
    public var tags: [String]
    /// The diets for which the recipe is suitable: `vegan`.
    public var diets: [String]
    /// The URLs or file names of pictures.
    public var images: [String]
    /// A language code with an optional region: `fr`, `en_GB`.
    public var locale: String?
    /// All other keys with their values, in the order of the file.
    public var others: [Entry]

    /// A metadata key that has no property, with its value as text.
    public struct Entry: Hashable, Sendable {
        public var key: String
        public var value: String

        public init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    /// Creates metadata.
    public init(
        description: String? = nil, course: String? = nil, cuisine: String? = nil, difficulty: String? = nil,
        author: String? = nil, source: RecipeSource? = nil, servings: Servings? = nil, prepTime: CookingTime? = nil,
        cookTime: CookingTime? = nil, statedTotalTime: CookingTime? = nil, tags: [String] = [],
        diets: [String] = [], images: [String] = [], locale: String? = nil, others: [Entry] = []
    ) {
        self.description = description
        self.course = course
        self.cuisine = cuisine
        self.difficulty = difficulty
        self.author = author
        self.source = source
        self.servings = servings
        self.prepTime = prepTime
        self.cookTime = cookTime
        self.statedTotalTime = statedTotalTime
        self.tags = tags
        self.diets = diets
        self.images = images
        self.locale = locale
        self.others = others
    }

    /// The total time, including waiting. `nil` if the recipe states no time.
    ///
    /// - Without waiting times, it is the stated total, or else the sum of preparation and cooking.
    /// - With waiting times, it is the stated total or the sum of preparation, cooking and waiting, whichever is
    ///   longer. A stated total in words is ignored.
    /// - If the waiting is longer than the stated total, or is of unknown length, the waiting is added to the stated
    ///   total.
    /// - If a timer in the steps is much longer than the result, the time of the longest timer is added.
    public var totalTime: CookingTime? {
        guard let given = givenTime, let minutes = given.minutes, let longestTimer, let wait = longestTimer.minutes,
            wait > minutes
        else { return givenTime }
        return given.adding(longestTimer)
    }

    /// The total time according to the metadata alone, without the timers of the steps.
    private var givenTime: CookingTime? {
        let waiting = waitingTimes.map(\.time)
        guard !waiting.isEmpty else {
            if let statedTotalTime { return statedTotalTime }
            guard let prepTime else { return cookTime }
            guard let cookTime else { return prepTime }
            return prepTime.adding(cookTime)
        }
        let busy = [prepTime, cookTime].compactMap(\.self)
        let parts = (busy + waiting).dropFirst().reduce((busy + waiting)[0]) { $0.adding($1) }
        guard let stated = statedTotalTime, let minutes = stated.minutes else { return parts }
        let wait = waiting.dropFirst().reduce(waiting[0]) { $0.adding($1) }
        guard let waited = wait.minutes, minutes >= waited else { return stated.adding(wait) }
        guard let all = parts.minutes, all > minutes else { return stated }
        return parts
    }
}

/// The page, book or person that a recipe is from.
public struct RecipeSource: Hashable, Sendable {
    /// The name of the page, book or person.
    public var name: String?
    public var url: String?

    public init(name: String? = nil, url: String? = nil) {
        self.name = name
        self.url = url
    }
}

/// The servings or the yield of a recipe: `4`, `12 empanadas`.
public struct Servings: Hashable, Sendable {
    /// The number of servings or pieces, which scaling multiplies. `nil` if the text has no number at its start or
    /// after words such as `Serves`.
    public var number: Rational?
    /// The text in the file. Scaling changes its number.
    public var text: String

    public init(number: Rational?, text: String) {
        self.number = number
        self.text = text
    }
}

extension RecipeSource {
    /// Parses `https://example.org`, `A Cookbook`, `A Cookbook <https://example.org>` or `<https://example.org>`.
    ///
    /// The address becomes the ``url``, and any other text becomes the ``name``.
    public init(parsing text: String) {
        let text = text.trimmingSpaces()
        if Self.isAddress(text) {
            self.init(url: text)
        } else if text.hasSuffix(">"), let open = text.lastIndex(of: "<") {
            let name = text[..<open].trimmingSpaces()
            let inside = text[text.index(after: open)...].dropLast().trimmingSpaces()
            if Self.isAddress(inside) {
                self.init(name: name.isEmpty ? nil : name, url: inside)
            } else {
                self.init(name: name.isEmpty ? inside : name)
            }
        } else {
            self.init(name: text)
        }
    }

    /// Returns whether the text is a URL. A URL begins with `urn:`, or with a scheme and `://`. At least one character
    /// follows. A URL contains no spaces.
    private static func isAddress(_ text: String) -> Bool {
        let bytes = text.utf8
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), !bytes.contains(where: { $0 <= 0x20 }) else {
            return false
        }
        let scheme = text[..<colon].lowercased()
        let rest = bytes[bytes.index(after: colon)...]
        guard scheme.utf8.count > 1, !rest.isEmpty,
            scheme.utf8.allSatisfy({ UTF8Text.isAlphanumeric($0) || $0 == UInt8(ascii: "+") })
        else { return false }
        let hasSlashes = rest.starts(with: "//".utf8) && rest.count > 2
        return scheme == "urn" || hasSlashes
    }
}

extension Servings {
    /// Parses `4`, `4 to 6`, `12 empanadas`, `Serves 4-6`, `500%ml`.
    ///
    /// The number is at the start of the text. Only introductory words such as `Serves` can be before it. For a range,
    /// ``number`` is the lower bound. If there is no number at the start, or if the number is zero, ``number`` is
    /// `nil`.
    public init(parsing text: String) {
        let shown = text.utf8.contains(UInt8(ascii: "%")) ? text.split(separator: "%").joined(separator: " ") : text
        var scanner = NumberScanner(shown)
        while true {
            scanner.skipSpaces()
            if scanner.skip("~") || scanner.skip(":") { continue }
            var ahead = scanner
            let word = ahead.letters()
            guard !word.isEmpty, Self.leadsUpToNumber(word.lowercased()) else { break }
            _ = ahead.skip(".")
            scanner = ahead
        }
        self.init(number: Self.rangeStart(scanner.rest) ?? scanner.number(), text: shown)
        if number == .zero { number = nil }
    }

    /// Returns the yields of a list: `500 ml` and `350 g` of `500 ml, 350 g`. Any other text is the only element.
    package static func parts(of text: String) -> [String] {
        var parts: [String] = [""]
        for (index, byte) in zip(text.indices, text) {
            let next = text[text.index(after: index)...].first
            // In `1,5 kg`, the comma is a decimal sign.
            let isSeparator = byte == "," && (next == " " || parts[parts.count - 1].last?.isLetter == true)
            if isSeparator { parts.append("") } else { parts[parts.count - 1].append(byte) }
        }
        let trimmed = parts.map { $0.trimmingSpaces() }
        return trimmed.allSatisfy { $0.first?.isNumber == true } ? trimmed : [text]
    }

    /// The text without its introductory words: `4–6` for `Serves 4–6`. If another word is before the number, the whole
    /// text.
    package var measured: String {
        let start = text.firstIndex(where: \.isNumber) ?? text.startIndex
        let lead = text[..<start].lowercased().split { !$0.isLetter }
        return lead.allSatisfy { Self.leadsUpToNumber(String($0)) } ? String(text[start...]) : text
    }

    /// Returns the lower bound of a range with a slash: `2/3` means two to three servings, not two thirds of a serving.
    /// Returns `nil` for any other text.
    private static func rangeStart(_ text: String) -> Rational? {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let ends = text.split(separator: "/").map { Int($0.trimmingSpaces()) }
        guard ends.count == 2, let low = ends[0], let high = ends[1], low > 0, low < high else { return nil }
        return Rational(low)
    }

    private static func leadsUpToNumber(_ word: String) -> Bool { leadingWords.contains(word) }

    /// Words before the number of servings: `serves about 4`.
    private static let leadingWords = Set(
        (CookingLanguage.entriesOfAll(.serves) + CookingLanguage.entriesOfAll(.about)).map { $0.lowercased() })
}
