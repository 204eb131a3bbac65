import RecipeKit

/// Pictures inside a recipe file as base64.
enum EmbeddedPicture {
    /// Returns one warning about all pictures in the elements, or an empty array if there are none. A text of more than
    /// 64 bytes counts as a picture.
    static func warnings(_ elements: [XMLElement], file: String) -> [Diagnostic] {
        let pictures = elements.filter { element in
            element.nodes.contains { if case .text(let text) = $0 { text.utf8.count > 64 } else { false } }
        }
        guard let first = pictures.first else { return [] }
        let words =
            pictures.count == 1 ? "a picture inside the file is" : "\(pictures.count) pictures inside the file are"
        return [Diagnostic(.warning, at: SourceLocation(file: file, line: first.line), "\(words) left out.")]
    }
}
