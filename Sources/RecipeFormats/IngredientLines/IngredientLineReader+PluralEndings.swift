extension IngredientLineReader {
    /// Joins `egg(s)` into one token. After a unit the ending is removed: `clove(s)`.
    mutating func joinPluralEndings() {
        guard var index = tokens.firstIndex(where: { $0.kind == .open && !$0.hasSpaceBefore }) else { return }
        while index + 2 < tokens.count {
            defer { index += 1 }
            guard index > 0, tokens[index - 1].kind == .word, token(index, is: .open), isGlued(index),
                ["s", "es", "n", "en"].contains(text(of: tokens[index + 1].range)), isGlued(index + 1),
                token(index + 2, is: .close), isGlued(index + 2)
            else { continue }
            if tokens[index - 1].unit < 0 {
                tokens[index - 1].range = tokens[index - 1].range.lowerBound..<tokens[index + 2].range.upperBound
            }
            tokens.removeSubrange(index...index + 2)
            index -= 1
        }
    }
}
