/// Reads the YAML of a front matter into metadata.
///
/// In metadata `4`, `no` and `1:30` are words like any other. Of YAML that is broken, or would cost more than its size,
/// the plain lines `key: value` are read all the same: one missing quotation mark shall not cost a recipe its servings.
struct FrontMatterReader {
    /// Receives a severity, an offset in the file and a sentence. Does nothing where only the header is read.
    var diagnostics: DiagnosticCollector?
    /// Is shown each entry before the metadata is; returns whether it is no metadata.
    var takes: ((MetadataValue.Entry) -> Bool)?

    init(diagnostics: DiagnosticCollector? = nil) { self.diagnostics = diagnostics }

    func read(_ frontMatter: FrontMatter, of bytes: [UInt8], into metadata: inout MetadataBuilder) {
        let yaml = CooklangText.trim(frontMatter.yaml, in: bytes)
        guard !yaml.isEmpty else { return }
        let source = frontMatter.yaml
        do throws(YAMLProblem) {
            let document = try bytes.withUnsafeBufferPointer { buffer throws(YAMLProblem) in
                try YAMLComposer.compose(UnsafeBufferPointer(rebasing: buffer[source]))
            }
            guard let root = document.root else { return }
            guard case .entries(let entries) = root else {
                // `cooking time :30 min` is one key to Cooklang and no mapping to YAML.
                if readPlainLines(source, of: bytes, into: &metadata) { return }
                diagnostics?.add(
                    .warning, at: yaml.lowerBound, "The front matter holds no keys; write each as “key: value”.")
                return
            }
            for repeatedKey in document.repeatedKeys { report(repeatedKey, source, bytes) }
            for entry in entries where takes?(entry) != true { metadata.set(entry.key, to: entry.value) }
        } catch {
            report(error, source, bytes)
            readPlainLines(source, of: bytes, into: &metadata)
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
