import CookingLanguages
import RecipeKit

/// The words of one language, which are found by their hashes.
///
/// A table is built from a `CookingLanguage` in a fraction of a millisecond. A lookup takes a few nanoseconds.
struct WordTable: Sendable {
    struct Entry: Sendable {
        fileprivate var hash: UInt64
        fileprivate var key: Range<Int32>
        var roles: WordRoles
        /// The index in ``units``, or -1 if the entry is not a unit.
        var unit: Int32 = -1
        /// The index in ``numbers``, or -1 if the entry is not a number.
        var number: Int32 = -1
    }

    /// A spelling of a unit in the singular, and the name of the unit.
    typealias Unit = (singular: String, name: String)

    let code: String
    let script: CookingLanguage.Script
    let joinsUnitsByConnector: Bool
    /// The signs in numbers, or `nil` for the table of English, which also reads lines of unknown languages.
    let numberSigns: CookingLanguage.NumberSigns?
    let elisions: [[UInt8]]
    private(set) var units: [Unit] = []
    /// Units of one letter whose letter case matters: `T`, `t`. The element `unit` is the index in ``units``.
    private(set) var letters: [(letter: UInt8, unit: Int)] = []
    private(set) var numbers: [Rational] = []
    private var entries: [Entry] = []
    private var keys: [UInt8] = []
    /// At most half of the slots are used.
    private var slots: [Int32]
    private var mask: Int { slots.count - 1 }

    init(_ language: CookingLanguage) {
        code = language.code
        script = language.script
        joinsUnitsByConnector = language.joinsUnitsByConnector
        numberSigns = language == .english ? nil : language.numberSigns
        elisions = CookingLanguage.entries(of: language.elisions).map { Array($0.utf8) }
        slots = Array(repeating: -1, count: 512)
        for group in language.unitGroups {
            for line in group.utf8.split(separator: 0x0A) { addUnit(Substring(line)) }
        }
        for entry in Self.entries(of: language.unitLetters) {
            let sides = entry.split(separator: UInt8(ascii: "=")).map(Self.trimmed)
            guard sides.count == 2, let letter = sides[0].first else { continue }
            letters.append((letter, units.count))
            units.append((String(decoding: sides[0], as: UTF8.self), String(decoding: sides[1], as: UTF8.self)))
        }
        for (words, text) in language.numberWords + language.vagueNumberWords {
            guard let value = Rational(parsing: text) else { continue }
            numbers.append(value)
            for word in words { add(Array(word.utf8)[...], .number, number: numbers.count - 1) }
        }
        for sign in ["≈", "≅", "≃", "∼"] { add(Array(sign.utf8)[...], .about) }
        let endings = [[]] + Self.entries(of: language.endings).map(Array.init)
        for (role, roles) in Self.roles {
            for entry in Self.entries(of: language[role]) {
                for form in entry.split(separator: UInt8(ascii: "/")) {
                    if form.last == UInt8(ascii: "~") {
                        for ending in endings { add((Array(form.dropLast()) + ending)[...], roles) }
                    } else {
                        add(form, roles)
                    }
                }
            }
        }
    }

    /// The roles in a list that the words of a language have.
    private static let roles: [(CookingLanguage.Role, WordRoles)] = [
        (.vagueUnit, .vagueUnit), (.trailingUnit, .trailingUnit), (.container, .container), (.size, .size),
        (.unitQualifier, .unitQualifier), (.preparation, .preparation), (.adverb, .adverb),
        (.describing, .describing), (.kept, .kept), (.remarkedPart, .piece), (.bought, .bought),
        (.multiplier, .multiplier), (.vagueCount, .vagueCount), (.connector, .connector), (.and, [.and, .plus]),
        (.then, .and), (.plus, [.and, .plus]), (.or, [.or, .rangeWord]), (.to, .rangeWord), (.times, .times),
        (.about, .about), (.bound, .about), (.remark, .remark), (.toTaste, .toTaste), (.optional, .optional),
        (.preparationPhrase, .preparationPhrase), (.foodPart, .part), (.remarkWord, .remarkWord),
        (.preposition, .preposition), (.each, .each), (.article, .article), (.orMore, .orMore), (.choice, .choice),
    ]

    /// Returns the entry of a word or a phrase, or `nil` if the table does not contain it.
    ///
    /// - Parameters:
    ///   - hash: The combined hash of the words.
    ///   - words: The range of each word in `line`.
    ///   - line: The UTF-8 of the line.
    func entry(_ hash: UInt64, _ words: some Collection<Range<Int>>, in line: [UInt8]) -> Entry? {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == hash, isEqual(entry, words, line) { return entry }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Calls a function with the hash and the roles of each entry.
    func forEach(_ body: (UInt64, WordRoles) -> Void) { for entry in entries { body(entry.hash, entry.roles) } }

    private func isEqual(_ entry: Entry, _ words: some Collection<Range<Int>>, _ line: [UInt8]) -> Bool {
        var position = Int(entry.key.lowerBound)
        let end = Int(entry.key.upperBound)
        var isFirst = true
        for word in words {
            if !isFirst {
                guard position < end, keys[position] == 0x20 else { return false }
                position += 1
            }
            isFirst = false
            var previous: UInt8 = 0
            for index in word {
                let byte = line[index]
                guard position < end, keys[position] == WordHash.folded(byte, after: previous) else { return false }
                previous = byte
                position += 1
            }
        }
        return position == end
    }
}

extension WordTable {
    private mutating func addUnit(_ line: Substring) {
        var name = ""
        for spelling in Self.entries(of: CookingUnit.parts(of: line).list.utf8) {
            let forms = spelling.split(separator: UInt8(ascii: "/"))
            let singular = String(decoding: forms[0], as: UTF8.self)
            // Abbreviations do not change in a step, so that their plurals are spellings of their own: `lb, lbs`.
            if let last = units.last, !name.isEmpty, singular == last.singular + "s" {
                add(spelling, .unit, unit: units.count - 1)
                continue
            }
            if name.isEmpty { name = singular }
            units.append((singular, name))
            let first = units.count - 1
            for form in forms {
                // A form that does not look like the singular (`kynttä` of `kynsi`) could not be found in the line.
                let written = String(decoding: form, as: UTF8.self)
                if form != forms[0], !written.contains(" "), !singular.contains(" "),
                    !UnitSpellingFinder.isForm(written, of: singular)
                {
                    units.append((written, name))
                    add(form, .unit, unit: units.count - 1)
                } else {
                    add(form, .unit, unit: first)
                }
            }
        }
    }

    /// Adds a word or a phrase. For a Cyrillic language, the form with a capital first letter is added too, because
    /// ``WordHash`` does not change the case of Cyrillic letters.
    private mutating func add(_ phrase: ArraySlice<UInt8>, _ roles: WordRoles, unit: Int? = nil, number: Int? = nil) {
        addForm(phrase, roles, unit: unit, number: number)
        guard script == .cyrillic, let first = String(decoding: phrase, as: UTF8.self).first else { return }
        let capital = Array(first.uppercased().utf8) + phrase.dropFirst(first.utf8.count)
        addForm(capital[...], roles, unit: unit, number: number)
    }

    private mutating func addForm(_ phrase: ArraySlice<UInt8>, _ roles: WordRoles, unit: Int?, number: Int?) {
        let words = phrase.split(separator: 0x20)
        guard let first = words.first else { return }
        let hash = words.dropFirst().reduce(WordHash.hash(first)) { WordHash.joining($0, WordHash.hash($1)) }
        let position = position(of: hash, key: Self.folded(words.joined(separator: [0x20])))
        // In most languages, the article is the word for one.
        if roles != .article || entries[position].number < 0 { entries[position].roles.formUnion(roles) }
        if let unit { entries[position].unit = Int32(unit) }
        if let number { entries[position].number = Int32(number) }
        if words.count > 1 { add(first, .startsPhrase) }
    }

    private mutating func position(of hash: UInt64, key: [UInt8]) -> Int {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == hash, keys[Int(entry.key.lowerBound)..<Int(entry.key.upperBound)].elementsEqual(key) {
                return Int(slots[slot])
            }
            slot = (slot + 1) & mask
        }
        if entries.count * 2 >= slots.count {
            grow()
            return position(of: hash, key: key)
        }
        slots[slot] = Int32(entries.count)
        let start = Int32(keys.count)
        keys += key
        entries.append(Entry(hash: hash, key: start..<Int32(keys.count), roles: []))
        return entries.count - 1
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (index, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(index)
        }
    }

    private static func folded(_ word: some Sequence<UInt8>) -> [UInt8] {
        var previous: UInt8 = 0
        return word.map { byte in
            defer { previous = byte }
            return WordHash.folded(byte, after: previous)
        }
    }

    private static func entries(of list: String) -> [ArraySlice<UInt8>] { entries(of: list.utf8) }

    private static func entries(of list: some Collection<UInt8>) -> [ArraySlice<UInt8>] {
        Array(list).split(separator: UInt8(ascii: ",")).map(trimmed).filter { !$0.isEmpty }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let byte = bytes.first, byte <= 0x20 { bytes.removeFirst() }
        while let byte = bytes.last, byte <= 0x20 { bytes.removeLast() }
        return bytes
    }
}
