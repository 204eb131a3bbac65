/// A value of a TOML document, with its position.
package struct TOMLValue: Hashable, Sendable {
    /// The kind of a value, and what the value is.
    package enum Content: Hashable, Sendable {
        case string(Quotes)
        case integer(Int)
        case float(Double)
        case boolean(Bool)
        case date(DateKind)
        case array([TOMLValue])
        /// A table in braces.
        case table([TOMLEntry])
        /// What is no value of TOML, such as a text without quotation marks. The document has a diagnostic for it.
        case malformed
    }

    /// How a string is written.
    package enum Quotes: Hashable, Sendable {
        /// `"…"`
        case basic
        /// `'…'`
        case literal
        /// `"""…"""`
        case longBasic
        /// `'''…'''`
        case longLiteral
    }

    /// The four kinds of dates and times. The value keeps their text, because what a day is depends on the reader.
    package enum DateKind: Hashable, Sendable {
        case offsetDateTime, localDateTime, localDate, localTime
    }

    package let content: Content
    /// The range of the value's bytes, with its quotation marks or brackets.
    package let range: Range<Int>
    /// What a string says, or a number, date or truth value as the document writes it. `nil` for arrays and tables.
    package let text: String?
}

/// A part of a key, between dots.
package struct TOMLKey: Hashable, Sendable {
    package let name: String
    /// The range of its bytes, with its quotation marks.
    package let range: Range<Int>
}

/// A key with its value.
package struct TOMLEntry: Hashable, Sendable {
    /// The parts of the key: one, or several if it is dotted.
    package let keys: [TOMLKey]
    package let value: TOMLValue

    /// The range of the bytes from the key to the end of the value.
    package var range: Range<Int> { keys[0].range.lowerBound..<value.range.upperBound }
    package var names: [String] { keys.map(\.name) }
}

/// A header or an entry, on lines of its own.
package struct TOMLStatement: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// `[fridge.milk]`, or in two brackets `[[steps]]`.
        case header([TOMLKey], isArray: Bool)
        case entry(TOMLEntry)
    }

    package let content: Content
    /// The whole lines of the statement, with the line end, and with a comment behind the statement.
    package let lines: Range<Int>
}

/// A place in a file.
package struct TOMLLocation: Hashable, Sendable, Comparable {
    /// The line, counted from 1.
    package let line: Int
    /// The column, counted from 1. Each Unicode scalar is one column.
    package let column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    package static func < (left: Self, right: Self) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// What is wrong with a document.
package struct TOMLDiagnostic: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A statement that cannot be read. The document does without it.
        case unreadable
        /// A key or a table that is defined again. The tree has the first definition; the statements have both.
        case repeated
        /// What TOML forbids although its meaning is clear, such as the key `crème` without quotation marks. It is read.
        case tolerated
    }

    package let kind: Kind
    /// The offset of the byte at which the mistake is.
    package let offset: Int
    /// What is wrong and what to do, as a part of a sentence that begins with a small letter and has no full stop.
    package let message: String
}
