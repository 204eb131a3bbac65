internal import CYaml
import RecipeKit

/// Creates a metadata value from the events of libyaml, the parser inside Yams (its C target, `CYaml`). Yams would also
/// create nodes, which takes several times as long as parsing.
///
/// A scalar is its text without white space at the ends. A tag is ignored, and an alias has the value of its anchor. A
/// few nested aliases can expand to a very long text. Therefore, a text with too many aliases, too deep nesting or too
/// many bytes is rejected.
struct YAMLComposer: ~Copyable {
    /// The content of a YAML text.
    struct Document {
        /// The value, or `nil` if the text is empty or contains only comments.
        var root: MetadataValue?
        /// The repeated keys of all mappings. ``root`` contains the last value of such a key.
        var repeatedKeys: [RepeatedKey]
    }

    struct RepeatedKey {
        var key: String
        /// The position of the repetition.
        var position: YAMLError.Position
    }

    /// The maximum size of the text in bytes.
    private static let maximumSize = 256 * 1024
    private static let maximumDepth = 100
    private static let maximumAliases = 16

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// The current event.
    private let event: UnsafeMutablePointer<yaml_event_t>
    /// The values that aliases can repeat, in file order.
    private var anchors: [(name: String, value: MetadataValue)] = []
    /// The number of aliases that were read.
    private var aliases = 0
    private var depth = 0
    private var repeatedKeys: [RepeatedKey] = []

    /// Reads the only document of a UTF-8 text.
    ///
    /// - Throws: An error if the text is not YAML, contains several documents, or exceeds a limit.
    static func compose(_ yaml: UnsafeBufferPointer<UInt8>) throws(YAMLError) -> Document {
        guard yaml.count <= maximumSize else {
            throw YAMLError(.excessive("is longer than 256 KiB"), .offset(0))
        }
        var composer = try YAMLComposer(yaml)
        let root = try composer.document()
        return Document(root: root, repeatedKeys: composer.repeatedKeys)
    }

    private init(_ yaml: UnsafeBufferPointer<UInt8>) throws(YAMLError) {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        guard yaml_parser_initialize(parser) == 1 else { throw YAMLError(parser.pointee) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, yaml.baseAddress, yaml.count)
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
    }

    /// Reads the next event.
    @discardableResult
    private func next() throws(YAMLError) -> yaml_event_type_t {
        yaml_event_delete(event)
        guard yaml_parser_parse(parser, event) == 1 else { throw YAMLError(parser.pointee) }
        return event.pointee.type
    }

    private mutating func document() throws(YAMLError) -> MetadataValue? {
        try next()  // The stream begins.
        guard try next() != YAML_STREAM_END_EVENT else { return nil }
        try next()
        let root = try value()
        try next()  // The document ends.
        guard try next() == YAML_STREAM_END_EVENT else {
            throw stop(.invalid("but found another document"))
        }
        return root
    }
}

extension YAMLComposer {
    /// Returns the value that begins with the current event. Afterwards, the last event of the value is the current
    /// event.
    private mutating func value() throws(YAMLError) -> MetadataValue {
        switch event.pointee.type {
        case YAML_ALIAS_EVENT:
            let name = Self.text(event.pointee.data.alias.anchor)
            aliases += 1
            if aliases > Self.maximumAliases { throw stop(.excessive("has too many aliases")) }
            guard let anchor = anchors.last(where: { $0.name == name }) else {
                throw stop(.invalid("found undefined alias"))
            }
            return anchor.value
        case YAML_SEQUENCE_START_EVENT:
            let anchor = Self.text(event.pointee.data.sequence_start.anchor)
            return remember(.list(try items()), anchor)
        case YAML_MAPPING_START_EVENT:
            let anchor = Self.text(event.pointee.data.mapping_start.anchor)
            return remember(.entries(try entries()), anchor)
        default:
            return remember(.text(words), Self.text(event.pointee.data.scalar.anchor))
        }
    }

    private mutating func items() throws(YAMLError) -> [MetadataValue] {
        try descend()
        defer { depth -= 1 }
        var items: [MetadataValue] = []
        while try next() != YAML_SEQUENCE_END_EVENT { items.append(try value()) }
        return items
    }

    private mutating func entries() throws(YAMLError) -> [MetadataValue.Entry] {
        try descend()
        defer { depth -= 1 }
        var entries: [MetadataValue.Entry] = []
        var keys = KeyIndex<String>()
        while try next() != YAML_MAPPING_END_EVENT {
            let mark = event.pointee.start_mark
            let key = try value().flattened
            try next()
            let entry = MetadataValue.Entry(key: key, value: try value())
            let index = keys.index(adding: key)
            if index == entries.count {
                entries.append(entry)
            } else {
                entries[index] = entry
                if repeatedKeys.count < DiagnosticCollector.limit {
                    repeatedKeys.append(RepeatedKey(key: key, position: .at(mark)))
                }
            }
        }
        return entries
    }

    private mutating func descend() throws(YAMLError) {
        depth += 1
        if depth > Self.maximumDepth { throw stop(.tooDeep) }
    }

    /// Returns an error at the current event.
    private func stop(_ reason: YAMLError.Reason) -> YAMLError {
        YAMLError(reason, .at(event.pointee.start_mark))
    }

    /// The text of the current scalar, or an empty text for `~` or `null` without quotation marks.
    private var words: String {
        let scalar = event.pointee.data.scalar
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        let text = String(decoding: bytes, as: UTF8.self)
        if scalar.style == YAML_PLAIN_SCALAR_STYLE, Self.isNothing(text) { return "" }
        guard let first = bytes.first, let last = bytes.last, Self.isInk(first), Self.isInk(last) else {
            return text.trimmingSpaces()
        }
        return text
    }

    /// Returns whether a text is a null value. The length is checked first, because a comparison of texts with accents
    /// is slow.
    private static func isNothing(_ text: String) -> Bool {
        text.utf8.count <= 4 && (text == "~" || text == "null")
    }

    /// Returns whether a byte is a visible ASCII character.
    private static func isInk(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

    private mutating func remember(_ value: MetadataValue, _ anchor: String?) -> MetadataValue {
        if let anchor { anchors.append((anchor, value)) }
        return value
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}
