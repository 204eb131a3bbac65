/// The members of a JSON object. This type records which members a reader takes. At the end, ``others`` contains the
/// members that were not taken, so that the reader can report them.
struct JSONFields {
    private let object: JSONValue
    private var taken: Set<String> = []

    init(_ object: JSONValue) { self.object = object }

    /// Takes the members with the given names, and returns the first value that is not empty. Returns `nil` if there is
    /// none.
    mutating func value(_ keys: String...) -> JSONValue? { take(keys).first }

    /// Takes the members with the given names, and returns the values that are not empty.
    private mutating func take(_ keys: [String]) -> [JSONValue] {
        taken.formUnion(keys)
        return keys.compactMap { object[$0] }.filter { !$0.isEmpty }
    }

    /// Takes the members with the given names without reading them, because they have a meaning only inside the
    /// program.
    mutating func ignore(_ keys: String...) { taken.formUnion(keys) }

    /// Takes the members with the given names, and returns the first text, with its line breaks. Returns `nil` if there
    /// is none.
    mutating func text(_ keys: String...) -> String? {
        take(keys).compactMap(\.plainText).first
    }

    /// Takes the members with the given names, and returns the first text as one line. Returns `nil` if there is none.
    mutating func line(_ keys: String...) -> String? {
        take(keys).compactMap(\.plainText).compactMap(ExportText.line).first
    }

    /// Takes the members with the given names, and returns the first number. Returns `nil` if there is none.
    mutating func number(_ keys: String...) -> Double? {
        take(keys).compactMap(\.plainNumber).first
    }

    /// Takes the members with the given names, and returns whether one of them means yes, as in ``JSONValue/isTrue``.
    mutating func bool(_ keys: String...) -> Bool {
        take(keys).contains(where: \.isTrue)
    }

    /// Takes the members with the given names, and returns the elements of the first value that is not empty. If this
    /// value is not an array, the value itself is the only element. If all values are empty, returns no elements.
    mutating func list(_ keys: String...) -> [JSONValue] {
        take(keys).first?.elements ?? []
    }

    /// Takes the members with the given names, and returns the texts in the first value that is not empty. If an
    /// element of this value is an object, the text is the name, the title or the label of the object.
    mutating func names(_ keys: String...) -> [String] {
        let elements = take(keys).first?.elements ?? []
        return elements.compactMap { ($0["name"] ?? $0["title"] ?? $0["label"] ?? $0).plainText }
            .compactMap(ExportText.line)
    }

    /// The members that were not taken and are not empty.
    var others: [JSONValue.Member] {
        guard case .object(let members) = object else { return [] }
        return members.filter { !taken.contains($0.key) && !$0.value.isEmpty }
    }
}

extension JSONValue {
    /// The text of a string, or the digits of a number. `nil` for any other value, and for a text without visible
    /// characters.
    var plainText: String? {
        switch self {
        case .string(let text): isEmpty ? nil : text
        case .number(let digits): digits
        default: nil
        }
    }

    /// The value of a number, or of a text that is a number. `nil` for any other value, and for a number so large that
    /// it is certainly an error.
    var plainNumber: Double? {
        guard let value = plainText.flatMap({ Double($0) }), abs(value) < 1e15 else { return nil }
        return value
    }

    /// Whether the value means yes: `true`, a number other than 0, or one of the texts `true`, `yes` and `1` in any
    /// letter case.
    var isTrue: Bool {
        switch self {
        case .bool(let value): value
        case .number(let digits): Double(digits).map { $0 != 0 } ?? false
        case .string(let text): ["true", "yes", "1"].contains(text.lowercased())
        default: false
        }
    }

    /// Whether the value contains a text that is not empty, a number other than 0, or `true`, at any depth.
    var holdsAnything: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .number(let digits): Double(digits) != 0
        case .string: !isEmpty
        case .array(let values): values.contains(where: \.holdsAnything)
        case .object(let members): members.contains { $0.value.holdsAnything }
        }
    }
}

extension [JSONValue] {
    /// Returns the objects, sorted by the number that each has under `key`. A missing number is 0. Objects with the
    /// same number stay in their order.
    func ordered(by key: String) -> [JSONValue] {
        let numbers = map { $0[key]?.plainNumber ?? 0 }
        return indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }.map { self[$0] }
    }
}
