import RecipeKit
import SectionedLists
import Terminal

extension Section {
    /// Returns a section that shows the first 50 messages about a kitchen file, or `nil` if there are no messages.
    ///
    /// - Parameters:
    ///   - messages: The messages.
    ///   - title: The title of the section.
    static func problems(_ messages: [String], title: String = "Problems in the file") -> Section? {
        guard !messages.isEmpty else { return nil }
        let rows = messages.prefix(50).enumerated().map { index, message in
            WrappedTextRow(StyledText(message.withoutControlCharacters, role: .dim), isSelectable: false, id: index)
        }
        return Section(title, id: "problems", rows: Array(rows))
    }
}
