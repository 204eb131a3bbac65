import RecipeKit

/// Reads the YAML of a front matter as metadata.
///
/// All values are text, including `4`, `no` and `1:30`. If the YAML is invalid, ``LooseYAML`` reads it line by line.
/// Therefore, a missing quotation mark or a tab in one line does not hide the other lines.
struct FrontMatterReader {
    /// The receiver of the diagnostics, or `nil` if no diagnostics are needed.
    var diagnostics: DiagnosticCollector?
    /// A closure that receives each entry. If it returns `true`, the entry is not stored as metadata.
    var takes: ((MetadataValue.Entry) -> Bool)?

    init(diagnostics: DiagnosticCollector? = nil) { self.diagnostics = diagnostics }

    func read(_ frontMatter: FrontMatter, of bytes: [UInt8], into metadata: inout MetadataBuilder) {
        let yaml = UTF8Text.trim(frontMatter.yaml, in: bytes)
        guard !yaml.isEmpty else { return }
        let source = frontMatter.yaml
        do throws(YAMLError) {
            let document = try Self.compose(source, of: bytes)
            guard let root = document.root else { return }
            guard case .entries(let entries) = root else {
                // Cooklang accepts lines such as `cooking time :30 min`, but they are not keys and values in YAML.
                let loose = LooseYAML(source, of: bytes)
                store(loose.entries, in: &metadata)
                guard loose.entries.isEmpty else { return }
                diagnostics?.add(
                    .warning, at: yaml.lowerBound, "The front matter holds no keys; write each as “key: value”.")
                return
            }
            for repeatedKey in document.repeatedKeys { report(repeatedKey, source, bytes) }
            store(entries, in: &metadata)
        } catch {
            report(error, source, bytes)
            let loose = LooseYAML(source, of: bytes)
            store(loose.entries, in: &metadata)
            for offset in loose.unread {
                diagnostics?.add(
                    .warning, at: offset, "This line of the front matter was not read; write it as “key: value”.")
            }
        }
    }

    private func store(_ entries: [MetadataValue.Entry], in metadata: inout MetadataBuilder) {
        for entry in entries where takes?(entry) != true { metadata.set(entry.key, to: entry.value) }
    }

    private static func compose(_ yaml: Range<Int>, of bytes: [UInt8]) throws(YAMLError) -> YAMLComposer.Document {
        if let text = withoutUnicodeBreaks(bytes[yaml]) {
            return try text.withUnsafeBufferPointer { buffer throws(YAMLError) in try YAMLComposer.compose(buffer) }
        }
        return try bytes.withUnsafeBufferPointer { buffer throws(YAMLError) in
            try YAMLComposer.compose(UnsafeBufferPointer(rebasing: buffer[yaml]))
        }
    }

    /// Returns a text with a space for each line separator of Unicode (U+0085, U+2028, U+2029), or `nil` if there is
    /// none. libyaml ends the line at such a character, but people paste it inside of a value and do not see it.
    private static func withoutUnicodeBreaks(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        guard text.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            let rest = text[index...].prefix(3)
            if rest.elementsEqual([0xE2, 0x80, 0xA8]) || rest.elementsEqual([0xE2, 0x80, 0xA9]) {
                result.append(0x20)
                index += 3
            } else if rest.starts(with: [0xC2, 0x85]) {
                result.append(0x20)
                index += 2
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result.count == text.count ? nil : result
    }
}
