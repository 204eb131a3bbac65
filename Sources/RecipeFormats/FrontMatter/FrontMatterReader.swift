import RecipeKit

/// Reads the YAML of a front matter as metadata.
///
/// All values are text, including `4`, `no` and `1:30`. If the YAML is invalid, the reader still reads lines of the
/// form `key: value`. Therefore, a missing quotation mark in one line does not hide the other lines.
struct FrontMatterReader {
    /// The receiver of the diagnostics, or `nil` if no diagnostics are needed.
    var diagnostics: DiagnosticCollector?
    /// A closure that receives each entry of valid YAML. If it returns `true`, the entry is not stored as metadata.
    var takes: ((MetadataValue.Entry) -> Bool)?

    init(diagnostics: DiagnosticCollector? = nil) { self.diagnostics = diagnostics }

    func read(_ frontMatter: FrontMatter, of bytes: [UInt8], into metadata: inout MetadataBuilder) {
        let yaml = UTF8Text.trim(frontMatter.yaml, in: bytes)
        guard !yaml.isEmpty else { return }
        let source = frontMatter.yaml
        do throws(YAMLError) {
            let document = try bytes.withUnsafeBufferPointer { buffer throws(YAMLError) in
                try YAMLComposer.compose(UnsafeBufferPointer(rebasing: buffer[source]))
            }
            guard let root = document.root else { return }
            guard case .entries(let entries) = root else {
                // Cooklang accepts lines such as `cooking time :30 min`, but they are not keys and values in YAML.
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

    /// Reads lines of the form `key: value` that are not indented, and removes the quotation marks around a value.
    ///
    /// - Returns: Whether a value was found.
    @discardableResult
    private func readPlainLines(_ yaml: Range<Int>, of bytes: [UInt8], into metadata: inout MetadataBuilder) -> Bool {
        var foundAny = false
        var lines = LineReader(bytes, from: yaml.lowerBound)
        while lines.position < yaml.upperBound, let line = lines.next() {
            guard let first = bytes[line].first, UTF8Text.isAlphanumeric(first) || first >= 0x80,
                let colon = bytes[line].firstIndex(of: UInt8(ascii: ":"))
            else { continue }
            let key = UTF8Text.string(UTF8Text.trim(line.lowerBound..<colon, in: bytes), in: bytes)
            var value = UTF8Text.trim(colon + 1..<line.upperBound, in: bytes)
            if value.count > 1, let quote = bytes[value].first, quote == bytes[value].last,
                quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            {
                value = value.lowerBound + 1..<value.upperBound - 1
            }
            guard !value.isEmpty else { continue }
            metadata.set(key, to: .text(UTF8Text.string(value, in: bytes)))
            foundAny = true
        }
        return foundAny
    }
}
