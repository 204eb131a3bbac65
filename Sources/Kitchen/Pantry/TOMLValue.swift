/// A value of a TOML file, with its place in the file.
struct TOMLValue {
    /// What the value is.
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
    /// The bytes of the value in the file.
    var range: Range<Int>

    /// The text of a string or a scalar, or `nil`.
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
    /// The bytes of the key and the value.
    var range: Range<Int>
}
