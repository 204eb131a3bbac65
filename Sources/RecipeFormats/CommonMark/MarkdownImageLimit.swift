/// Limits the images of a paragraph, because libcmark before version 0.31 takes quadratic time for a paragraph that
/// repeats `![[]()`.
enum MarkdownImageLimit {
    /// The maximum number of images between two blank lines.
    private static let maximum = 500

    /// Returns a Markdown text in which at most 500 images between two blank lines remain images. Each further image
    /// becomes a link.
    ///
    /// - Parameter text: The UTF-8 text.
    /// - Returns: A text of the same length, or `nil` if no image becomes a link.
    static func limited(_ text: UnsafeRawBufferPointer) -> [UInt8]? {
        var result: [UInt8]?
        var images = 0
        var lineIsBlank = true
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"):
                if lineIsBlank { images = 0 }
                lineIsBlank = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            case UInt8(ascii: "!") where index + 1 < text.count && text[index + 1] == UInt8(ascii: "["):
                lineIsBlank = false
                images += 1
                guard images > maximum else { break }
                if result == nil { result = Array(text) }
                result?[index] = UInt8(ascii: " ")
            default: lineIsBlank = false
            }
        }
        return result
    }
}
