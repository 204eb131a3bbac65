extension StringProtocol {
    /// The text in quotation marks, for a sentence: `“leek”`. Of a long text, such as a page that was pasted into a field by
    /// mistake, only the beginning is quoted.
    package var quoted: String {
        let end = index(startIndex, offsetBy: 80, limitedBy: endIndex) ?? endIndex
        return end == endIndex ? "“\(self)”" : "“\(self[..<end])…”"
    }
}
