import Yams

/// Reads the YAML of a front matter into metadata.
///
/// Yams is asked for nodes only and given no rules for tags, so that nothing is matched with regular expressions: in
/// metadata `4`, `no` and `1:30` are words like any other. What would cost Yams more than its size (nesting thousands
/// deep, aliases of aliases) is turned away before. Of YAML that is broken the plain lines `key: value` are read all the
/// same: one missing quotation mark shall not cost a recipe its servings.
struct FrontMatterReader {
    /// Receives a severity, an offset in the file and a sentence. Does nothing where only the header is read.
    var diagnostics: DiagnosticCollector?

    func read(_ frontMatter: FrontMatter, of bytes: [UInt8], into metadata: inout MetadataBuilder) {
        let yaml = CooklangText.trim(frontMatter.yaml, in: bytes)
        guard !yaml.isEmpty else { return }
        let source = frontMatter.yaml
        if let problem = YAMLGuard.problem(in: bytes[source]) {
            diagnostics?.add(.warning, at: source.lowerBound, "The front matter \(problem); make it simpler.")
            readPlainLines(source, of: bytes, into: &metadata)
            return
        }
        do {
            let text = CooklangText.string(source, in: bytes)
            guard let node = try Yams.compose(yaml: text, .basic, .default, .utf8) else { return }
            guard case .mapping(let mapping) = node else {
                // `cooking time :30 min` is one key to Cooklang and no mapping to YAML.
                if readPlainLines(source, of: bytes, into: &metadata) { return }
                diagnostics?.add(
                    .warning, at: yaml.lowerBound, "The front matter holds no keys; write each as “key: value”.")
                return
            }
            for (key, value) in mapping { metadata.set(Self.value(key).flattened, to: Self.value(value)) }
        } catch {
            report(error, source, bytes)
            readPlainLines(source, of: bytes, into: &metadata)
        }
    }

    private static func value(_ node: Node) -> MetadataValue {
        switch node {
        case .scalar(let scalar):
            if scalar.style == .plain, scalar.string == "~" || scalar.string == "null" { return .text("") }
            return .text(scalar.string.trimmingSpaces())
        case .sequence(let sequence):
            return .list(sequence.map(value))
        case .mapping(let mapping):
            return .entries(mapping.map { .init(key: value($0.key).flattened, value: value($0.value)) })
        case .alias:
            return .text("")
        }
    }

    /// Reads `key: value` lines without indentation, without the quotation marks around a value.
    ///
    /// - Returns: Whether there was any.
    @discardableResult
    private func readPlainLines(_ yaml: Range<Int>, of bytes: [UInt8], into metadata: inout MetadataBuilder) -> Bool {
        var foundAny = false
        var lines = LineReader(bytes, from: yaml.lowerBound)
        while lines.position < yaml.upperBound, let line = lines.next() {
            guard let first = bytes[line].first, CooklangText.isAlphanumeric(first) || first >= 0x80,
                let colon = bytes[line].firstIndex(of: UInt8(ascii: ":"))
            else { continue }
            let key = CooklangText.string(CooklangText.trim(line.lowerBound..<colon, in: bytes), in: bytes)
            var value = CooklangText.trim(colon + 1..<line.upperBound, in: bytes)
            if value.count > 1, let quote = bytes[value].first, quote == bytes[value].last,
                quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            {
                value = value.lowerBound + 1..<value.upperBound - 1
            }
            guard !value.isEmpty else { continue }
            metadata.set(key, to: .text(CooklangText.string(value, in: bytes)))
            foundAny = true
        }
        return foundAny
    }
}
