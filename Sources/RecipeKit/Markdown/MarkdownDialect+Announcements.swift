/// Lines of lists that announce a part of a recipe.
extension MarkdownDialect {
    /// Makes a heading of a line that announces a part: `Directions` directly below the last entry of a list, or an
    /// entry of its own over what belongs to it, `- Directions:`.
    ///
    /// - Returns: Whether the line is one.
    mutating func replaceAnnouncement(_ text: Range<Int>, _ line: Range<Int>, isEntry: Bool) -> Bool {
        if isEntry, hasAnnouncement { return false }
        let start = bulletEnd(text) ?? text.lowerBound
        guard let (name, rest, hasColon) = announcement(start..<text.upperBound) else { return false }
        guard isEntry else {
            replace(line.lowerBound..<line.lowerBound, with: [0x0A])
            return true
        }
        let below = next(after: line)
        if rest.isEmpty {
            guard let below, hasColon || !below.isEntry, !below.isHeading else { return false }
        } else if MarkdownFacts.isShort(rest) || MarkdownLineShape(rest) != .sentence && !isSeries(rest) {
            return false
        }
        replace(text, with: Array("\n###### \(name)\n\(rest)".utf8))
        open = .entry(width: max(2, below?.indent ?? 2))
        return true
    }

    /// Takes a line that belongs to an entry out of it.
    ///
    /// - Returns: Whether the line belongs to it.
    mutating func continuesEntry(_ width: Int, _ line: Range<Int>, _ start: Int, _ indent: Int) -> Bool {
        if bytes[line.lowerBound] == 0x09 {
            replace(line.lowerBound..<line.lowerBound + 1, with: [])
        } else if indent >= 2 {
            replace(line.lowerBound..<line.lowerBound + min(indent, width), with: [])
            if indent <= width { replaceStart(start..<line.upperBound, bytes[start], 0, start..<line.upperBound) }
        } else if bulletEnd(start..<line.upperBound) != nil || bytes[start] == UInt8(ascii: "#") {
            return false
        } else if let below = next(after: line), below.indent >= 2, below.isDirectly {
            // A line between lists is a paragraph of its own.
            replace(line, with: [0x0A] + bytes[line] + [0x0A])
        }
        return true
    }

    /// Notes whether a heading announces a part.
    mutating func noteHeading(_ text: Range<Int>) {
        guard !hasAnnouncement, text.count <= 80 else { return }
        switch MarkdownHeading(CooklangText.string(text, in: bytes)).part {
        case .ingredients, .directions, .ingredientsAndDirections, .ingredientsAndCookware: hasAnnouncement = true
        default: break
        }
    }

    /// Where the words of an entry without a number begin.
    func bulletEnd(_ text: Range<Int>) -> Int? {
        guard text.count > 2, "-*+".utf8.contains(bytes[text.lowerBound]) else { return nil }
        var end = text.lowerBound + 1
        guard bytes[end] == 0x20 || bytes[end] == 0x09 else { return nil }
        while end < text.upperBound, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        return end < text.upperBound ? end : nil
    }

    /// Whether a line is a numbered entry.
    func startsNumber(_ text: Range<Int>) -> Bool {
        let digits = bytes[text].prefix(3).prefix(while: CooklangText.isDigit)
        guard !digits.isEmpty, digits.endIndex < text.upperBound else { return false }
        return bytes[digits.endIndex] == UInt8(ascii: ".") || bytes[digits.endIndex] == UInt8(ascii: ")")
    }

    /// The words that announce a part, and what follows their colon.
    private func announcement(_ text: Range<Int>) -> (name: String, rest: String, hasColon: Bool)? {
        let colon = text.first { index in
            bytes[index] == UInt8(ascii: ":") || bytes[index] == 0xEF && bytes[index...].starts(with: "：".utf8)
        }
        let name = text.lowerBound..<(colon ?? text.upperBound)
        guard (1...48).contains(name.count),
            !bytes[name].contains(where: { CooklangText.isDigit($0) || $0 == UInt8(ascii: "[") })
        else { return nil }
        let words = CooklangText.string(name, in: bytes)
        let heading = MarkdownHeading(words)
        guard heading.isWhole, !heading.isStep else { return nil }
        switch heading.part {
        case .ingredients, .directions, .ingredientsAndDirections, .ingredientsAndCookware: break
        default: return nil
        }
        let rest = colon.map { CooklangText.string($0..<text.upperBound, in: bytes) } ?? ""
        return (
            words.drop { "*_ ".contains($0) }.trimmingSpaces(),
            rest.drop { ":：*_ ".contains($0) }.trimmingSpaces(), colon != nil
        )
    }

    /// Whether words are separated by commas of any script.
    private func isSeries(_ text: String) -> Bool { text.contains { ",，、;；".contains($0) } }

    /// What the next line with words is.
    private func next(
        after line: Range<Int>
    ) -> (indent: Int, isEntry: Bool, isHeading: Bool, isDirectly: Bool)? {
        var lines = LineReader(bytes, from: line.lowerBound)
        _ = lines.next()
        var isDirectly = true
        while let line = lines.next() {
            let start = line.first { bytes[$0] != 0x20 && bytes[$0] != 0x09 }
            guard let start else {
                isDirectly = false
                continue
            }
            let indent = start - line.lowerBound
            let isTab = bytes[line.lowerBound] == 0x09
            return (
                isTab ? 4 : indent, indent <= 1 && bulletEnd(start..<line.upperBound) != nil,
                bytes[start] == UInt8(ascii: "#"), isDirectly
            )
        }
        return nil
    }
}
