import RecipeKit

/// A JSON value for writing. The members of an object keep their order.
///
/// ```swift
/// let value = JSONText.object([("name", "Pie"), ("minutes", 35), ("tags", .array(["sweet"]))])
/// print(value.text())
/// ```
///
/// Control characters, and characters that change the writing direction, are written as escapes. The text is therefore
/// safe on a terminal, and a JSON parser restores every character.
public indirect enum JSONText: Sendable {
    /// The value `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    case integer(Int)
    /// A number. A fraction is written as a decimal number with the precision of a `Double`.
    case number(Rational)
    case string(String)
    case array([JSONText])
    /// An object with its members in the order in which they are written.
    case object([(key: String, value: JSONText)])

    /// Returns a string, or `null` for `nil`.
    public static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

    /// Returns an object without the members whose value is `nil`.
    public static func object(present members: [(key: String, value: JSONText?)]) -> JSONText {
        .object(members.compactMap { member in member.value.map { (member.key, $0) } })
    }

    /// Returns the value as text.
    ///
    /// - Parameter isIndented: Whether each element and each member is on its own line, with two more spaces for each
    ///   level. Otherwise the text is one line.
    public func text(isIndented: Bool = true) -> String {
        var text = ""
        write(to: &text, lineBreak: isIndented ? "\n" : nil)
        return text
    }

    private func write(to text: inout String, lineBreak: String?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += value.isInteger ? String(value.numerator) : String(value.doubleValue)
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            Self.write(values, between: ("[", "]"), to: &text, lineBreak: lineBreak) { value, text, lineBreak in
                value.write(to: &text, lineBreak: lineBreak)
            }
        case .object(let members):
            Self.write(members, between: ("{", "}"), to: &text, lineBreak: lineBreak) { member, text, lineBreak in
                Self.write(member.key, to: &text)
                text += lineBreak == nil ? ":" : ": "
                member.value.write(to: &text, lineBreak: lineBreak)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], between brackets: (String, String), to text: inout String, lineBreak: String?,
        _ writeElement: (Element, inout String, String?) -> Void
    ) {
        text += brackets.0
        let inner = lineBreak.map { $0 + "  " }
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += inner }
            writeElement(element, &text, inner)
        }
        if let lineBreak, !elements.isEmpty { text += lineBreak }
        text += brackets.1
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default:
                switch scalar.value {
                case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Creates the value ``string(_:)``.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates the value ``integer(_:)``.
    public init(integerLiteral value: Int) { self = .integer(value) }
}
