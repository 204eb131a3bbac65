extension FrontMatterReader {
    /// Says where the YAML is broken.
    func report(_ problem: YAMLProblem, _ yaml: Range<Int>, _ bytes: [UInt8]) {
        guard let diagnostics else { return }
        let message =
            switch problem.reason {
            case .invalid(let words):
                "The front matter is not valid YAML\(words.map { " (\($0))" } ?? ""); "
                    + "put the value in quotation marks or correct it."
            case .excessive(let what): "The front matter \(what); make it simpler."
            }
        diagnostics.add(.warning, at: Self.offset(of: problem.place, yaml, bytes), message)
    }

    /// Says where a key stands that stood before.
    func report(_ repeated: YAMLComposer.RepeatedKey, _ yaml: Range<Int>, _ bytes: [UInt8]) {
        guard let diagnostics else { return }
        diagnostics.add(
            .warning, at: Self.offset(of: repeated.place, yaml, bytes),
            "The front matter has the key “\(repeated.key)” twice and the last one holds; remove one.")
    }

    /// The offset in the file of a place in the YAML.
    private static func offset(of place: YAMLProblem.Place, _ yaml: Range<Int>, _ bytes: [UInt8]) -> Int {
        let (line, column): (Int, Int)
        switch place {
        case .offset(let offset): return min(yaml.lowerBound + max(offset, 0), yaml.upperBound)
        case .line(let number, let place): (line, column) = (number, place)
        }
        var lines = LineReader(bytes, from: yaml.lowerBound)
        var current = yaml.lowerBound..<yaml.lowerBound
        for _ in 0...max(line, 0) {
            guard lines.position < yaml.upperBound, let next = lines.next() else { return yaml.upperBound }
            current = next
        }
        let scalars = CooklangText.string(current, in: bytes).unicodeScalars
        return current.lowerBound + scalars.prefix(max(column, 0)).reduce(0) { $0 + UTF8.width($1) }
    }
}
