import RecipeKit

extension FrontMatterReader {
    /// Reports YAML that cannot be read, at the location of the error.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - yaml: The range of the YAML in the file.
    ///   - bytes: The file.
    func report(_ error: YAMLError, _ yaml: Range<Int>, _ bytes: [UInt8]) {
        guard let diagnostics else { return }
        let message =
            switch error.reason {
            case .invalid(let words):
                "The front matter is not valid YAML\(words.map { " (\($0))" } ?? ""); "
                    + "put the value in quotation marks or correct it."
            case .excessive(let what): "The front matter \(what); make it simpler."
            }
        diagnostics.add(.warning, at: Self.offset(of: error.position, yaml, bytes), message)
    }

    /// Reports a repeated key at the location of its repetition.
    func report(_ repeated: YAMLComposer.RepeatedKey, _ yaml: Range<Int>, _ bytes: [UInt8]) {
        guard let diagnostics else { return }
        diagnostics.add(
            .warning, at: Self.offset(of: repeated.position, yaml, bytes),
            "The front matter has the key “\(repeated.key)” twice and the last one holds; remove one.")
    }

    /// Converts a position in the YAML to a byte offset in the file.
    private static func offset(of position: YAMLError.Position, _ yaml: Range<Int>, _ bytes: [UInt8]) -> Int {
        let (line, column): (Int, Int)
        switch position {
        case .offset(let offset): return min(yaml.lowerBound + max(offset, 0), yaml.upperBound)
        case .line(let number, let position): (line, column) = (number, position)
        }
        var lines = LineReader(bytes, from: yaml.lowerBound)
        var current = yaml.lowerBound..<yaml.lowerBound
        for _ in 0...max(line, 0) {
            guard lines.position < yaml.upperBound, let next = lines.next() else { return yaml.upperBound }
            current = next
        }
        let scalars = UTF8Text.string(current, in: bytes).unicodeScalars
        return current.lowerBound + scalars.prefix(max(column, 0)).reduce(0) { $0 + UTF8.width($1) }
    }
}
