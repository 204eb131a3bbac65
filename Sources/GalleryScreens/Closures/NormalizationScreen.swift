import SectionedLists

/// One call shows data of any shape. See ``SectionsViewController/reload(with:)`` for the rules.
final class NormalizationScreen: SectionsViewController, Exhibit {
    static let name = "Lists of lists"
    static let summary =
        "A value, a list, lists in a list, a mixed list: n shows the next one; its code is at the top."

    private static let shapes: [(code: String, data: Any)] = [
        (#""Apple""#, "Apple"),
        (#"["Apple", "Pear"]"#, ["Apple", "Pear"]),
        (#"[["Apple", "Pear"], ["Bean"]]"#, [["Apple", "Pear"], ["Bean"]]),
        (#"["Loose", ["Apple", "Pear"], 7, 8]"#, ["Loose", ["Apple", "Pear"], 7, 8] as [Any]),
        ("[1...3, 10...12]", [1...3, 10...12]),
    ]

    private var shown = 0

    init() {
        super.init(title: Self.name)
        showData()
    }

    /// Shows the data as ``SectionsViewController/reload(with:)`` does. In addition, gives each section a numbered
    /// header, so that the user sees where it starts.
    private func showData() {
        let made = Section.sections(from: Self.shapes[shown].data)
        for (index, section) in made.enumerated() { section.title = "Section \(index + 1)" }
        model = CaptionLayer(Self.summary, over: SectionsModel(made))
    }

    override var status: String? { Self.shapes[shown].code }

    private lazy var command = KeyCommand(
        "screen.next", of: self, keys: ["n"], title: "next", help: "Show data of the next form", hint: .init(order: 2)
    ) { $0.showNext() }

    override var keyCommands: [KeyCommand] { [command] + super.keyCommands }

    private func showNext() {
        shown = (shown + 1) % Self.shapes.count
        showData()
    }
}
