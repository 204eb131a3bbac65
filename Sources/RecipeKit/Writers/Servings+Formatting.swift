extension Servings {
    /// As a line of facts shows it: `serves 4` for a bare number, else the file's own words (`12 empanadas`).
    public var formatted: String {
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return isNumber ? "serves \(text)" : text.withoutControlCharacters
    }
}
