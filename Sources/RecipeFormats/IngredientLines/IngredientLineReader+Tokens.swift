extension IngredientLineReader {
    func token(_ index: Int, is kind: LineToken.Kind) -> Bool {
        index < tokens.count && tokens[index].kind == kind
    }

    func has(_ role: WordRoles, at index: Int) -> Bool {
        index < tokens.count && tokens[index].roles.contains(role)
    }

    func isGlued(_ index: Int) -> Bool { index < tokens.count && !tokens[index].hasSpaceBefore }

    func isOpen(_ index: Int) -> Bool {
        tokens[index].part == .none && tokens[index].kind != .open && tokens[index].kind != .close
    }

    func isCapital(_ index: Int) -> Bool {
        let byte = bytes[tokens[index].range.lowerBound]
        return byte >= 0x41 && byte <= 0x5A
    }

    /// Whether a number in digits or words is at the index.
    func follows(_ kind: LineToken.Kind, _ index: Int) -> Bool {
        token(index, is: kind) || has(.number, at: index) || has(.article, at: index) || has(.about, at: index)
    }

    func textIs(_ word: StaticString, _ index: Int) -> Bool {
        guard index < tokens.count, tokens[index].range.count == word.utf8CodeUnitCount else { return false }
        return bytes[tokens[index].range].elementsEqual(
            UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    package func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
