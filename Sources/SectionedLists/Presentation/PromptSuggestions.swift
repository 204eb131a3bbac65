import Terminal

/// A text that a ``PromptViewController`` offers.
public struct PromptSuggestion: Hashable, Sendable {
    /// The text that replaces the typed one.
    public var text: String
    /// What the prompt shows.
    public var title: String
    /// The text at the right, if there is room for it.
    public var detail: String?
    /// Whether Enter takes the suggestion although the user has not selected it. Only the first suggestion can be
    /// likely.
    public var isLikely: Bool

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - text: The text that replaces the typed one.
    ///   - title: What the prompt shows. By default, the text.
    ///   - detail: The text at the right, if there is room for it.
    ///   - isLikely: Whether Enter takes the suggestion although the user has not selected it.
    public init(_ text: String, title: String? = nil, detail: String? = nil, isLikely: Bool = false) {
        self.text = text
        self.title = title ?? text
        self.detail = detail
        self.isLikely = isLikely
    }
}

/// The suggestions below the field of a prompt, and the one that is selected.
struct PromptSuggestions {
    /// The number of lines for suggestions. If there are more suggestions, they scroll.
    static let limit = 6
    /// The maximum number of suggestions. Nobody looks through more.
    private static let most = 100

    /// The number of lines on which the suggestions are drawn.
    let lines: Int
    private var all: [PromptSuggestion] = []
    /// The index of the selected suggestion, or `nil` if Enter takes the text as it is typed.
    private var index: Int?

    init(lines: Int = limit) { self.lines = lines }

    var isEmpty: Bool { all.isEmpty }
    var count: Int { all.count }
    var isLastSelected: Bool { index == all.count - 1 }
    var first: PromptSuggestion? { all.first }
    var selected: PromptSuggestion? { index.map { all[$0] } }

    mutating func reset(_ suggestions: [PromptSuggestion]) {
        all = Array(suggestions.prefix(Self.most))
        index = all.first?.isLikely == true ? 0 : nil
    }

    /// Moves the selection. Above the first suggestion, nothing is selected.
    mutating func move(by step: Int) {
        let wanted = (index ?? -1) + step
        index = wanted < 0 ? nil : min(wanted, all.count - 1)
    }

    @MainActor
    func draw(in surface: Surface) {
        let height = min(surface.height, lines)
        let first = max(0, (index ?? 0) - height + 1)
        for (y, suggestion) in all.dropFirst(first).prefix(height).enumerated() {
            let isSelected = first + y == index
            let detail = suggestion.detail ?? ""
            let hasRoom = suggestion.title.displayWidth + detail.displayWidth + 5 <= surface.width
            let room = surface.width - 3
            let title = suggestion.title.truncated(toWidth: room, ellipsis: surface.symbols.ellipsis)
            surface.draw(title, x: 2, y: y)
            if hasRoom, !detail.isEmpty {
                surface.draw(detail, x: surface.width - 1 - detail.displayWidth, y: y, role: .dim)
            }
            guard isSelected else { continue }
            let line = Rect(x: 0, y: y, width: surface.width, height: 1)
            let style = surface.theme[.selection]
            surface.restyle(line) { _ in style }
            surface.draw(String(surface.symbols.marker), x: 0, y: y, style: style)
        }
    }
}
