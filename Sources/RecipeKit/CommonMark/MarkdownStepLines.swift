/// Tells steps that are lines of one paragraph from a paragraph that is wrapped.
enum MarkdownStepLines {
    /// The steps of a paragraph: each line where all end as sentences of Chinese and Japanese do, or all are numbered
    /// (`Step 1:`); else none.
    static func steps(of lines: [String]) -> [String] {
        guard lines.count > 1 else { return [] }
        let isListed = lines.allSatisfy { line in
            line.unicodeScalars.last.map { "。；！".unicodeScalars.contains($0) } == true || isNumbered(line)
        }
        return isListed ? lines : []
    }

    /// A row of a table of steps; a number that only counts is left out.
    static func step(ofRow cells: [String]) -> String {
        var cells = cells.filter { !$0.isEmpty }
        if cells.count > 1, let number = cells.first, number.allSatisfy({ $0.isNumber || ".#".contains($0) }) {
            cells.removeFirst()
        }
        return cells.joined(separator: " – ")
    }

    /// Whether a line begins with a word and a number, as `Step 2.` and `第二步` do.
    private static func isNumbered(_ line: String) -> Bool {
        let scalars = line.unicodeScalars
        if scalars.first == "第" { return scalars.prefix(5).contains("步") }
        if let first = scalars.first, (0x2460...0x2473).contains(first.value) { return true }
        let word = line.prefix { $0.isLetter }
        guard !word.isEmpty, word.count <= 8 else { return false }
        let rest = line[word.endIndex...].drop { $0 == " " }
        let number = rest.prefix { $0.isASCII && $0.isNumber }
        guard !number.isEmpty, number.count <= 2, let mark = rest[number.endIndex...].first else { return false }
        return ".:)：、．".contains(mark)
    }
}
