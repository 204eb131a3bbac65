import Yams

extension FrontMatterReader {
    /// Says where the YAML is broken.
    func report(_ error: any Error, _ yaml: Range<Int>, _ bytes: [UInt8]) {
        guard let diagnostics else { return }
        let advice = "put the value in quotation marks or correct it"
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            let offset = Self.offset(line: mark.line, column: mark.column, yaml, bytes)
            diagnostics.add(.warning, at: offset, "The front matter is not valid YAML (\(problem)); \(advice).")
        case .duplicatedKeysInMapping(let keys, let context):
            let offset = Self.offset(line: context.mark.line, column: context.mark.column, yaml, bytes)
            let key = keys.first ?? ""
            diagnostics.add(
                .warning, at: offset, "The front matter has the key “\(key)” twice and the last one holds; remove one.")
        case .reader(let problem, let offset, _, _):
            let place = min(yaml.lowerBound + max(offset ?? 0, 0), yaml.upperBound)
            diagnostics.add(.warning, at: place, "The front matter is not valid YAML (\(problem)); \(advice).")
        default:
            diagnostics.add(.warning, at: yaml.lowerBound, "The front matter is not valid YAML; \(advice).")
        }
    }

    /// The offset in the file of a line and a column, both counted from 1 and the column in Unicode scalars.
    private static func offset(line: Int, column: Int, _ yaml: Range<Int>, _ bytes: [UInt8]) -> Int {
        var lines = LineReader(bytes, from: yaml.lowerBound)
        var current = yaml.lowerBound..<yaml.lowerBound
        for _ in 0..<max(line, 1) {
            guard lines.position < yaml.upperBound, let next = lines.next() else { return yaml.upperBound }
            current = next
        }
        let scalars = CooklangText.string(current, in: bytes).unicodeScalars
        let before = scalars.prefix(max(column - 1, 0)).reduce(0) { $0 + UTF8.width($1) }
        return current.lowerBound + before
    }
}
