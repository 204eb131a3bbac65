/// A value of a TOML file, with its position in the file.
struct TOMLValue {
    /// The type and the content of a value.
    enum Content {
        /// A string.
        case string(String)
        /// A number, a date or a truth value, as the file writes it.
        case scalar(String)
        /// An array.
        case array([TOMLValue])
        /// An inline table.
        case table([TOMLEntry])
    }

    var content: Content
    /// The range of the value's bytes in the file.
    var range: Range<Int>

    /// The text of a string or a scalar. `nil` for an array or a table.
    var text: String? {
        switch content {
        case .string(let text), .scalar(let text): text
        case .array, .table: nil
        }
    }
}

/// A key with its value.
struct TOMLEntry {
    /// The parts of the key: one, or several if it is dotted.
    var key: [String]
    var value: TOMLValue
    /// The range of the bytes of the key and the value in the file.
    var range: Range<Int>
}
