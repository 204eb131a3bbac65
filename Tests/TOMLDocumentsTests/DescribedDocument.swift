import TOMLDocuments

extension TOMLDocument {
    /// The values of the document in one line: `{a:1,b:{c:"x"}}`. Numbers are in decimal, dates have their text.
    var described: String { described(root) }

    private func described(_ node: TOMLNode) -> String {
        switch node.kind {
        case .value: node.value.map(Self.described) ?? ""
        case .array, .tables: "[" + children(of: node).map(described).joined(separator: ",") + "]"
        case .implicit, .header, .dotted, .inline:
            "{" + children(of: node).map { "\($0.name):\(described($0))" }.joined(separator: ",") + "}"
        }
    }

    private static func described(_ value: TOMLValue) -> String {
        switch value.content {
        case .string: "\"\(value.text ?? "")\""
        case .integer(let number): "\(number)"
        case .float(let number): number.isNaN ? "nan" : "\(number)"
        case .boolean(let isTrue): "\(isTrue)"
        case .date(let kind): "\(kind) \(value.text ?? "")"
        case .malformed: "?\(value.text ?? "")"
        case .array, .table: ""
        }
    }

    /// The diagnostics in the form `line:column kind: message`.
    var mistakes: [String] {
        diagnostics.map { mistake in
            let location = location(of: mistake.offset)
            return "\(location.line):\(location.column) \(mistake.kind): \(mistake.message)"
        }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}
