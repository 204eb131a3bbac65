import SectionedLists
import Terminal
import Testing

@MainActor
@Suite("Choosing a row, and lists without a subclass")
struct ChoosingSnippets {
    @Test("The action of a row comes before that of its section, and that before the one of the list")
    func order() {
        var chosen: [String] = []
        let list = SectionsViewController(title: "Menu")
        list.onChooseRow = { row in chosen.append("\(row.id)") }
        list.sections = [
            Section("Soups", rows: [TextRow("Minestrone")]),
            Section("Drinks", rows: [TextRow("Tea")]).onSelect { row, _ in chosen.append("to drink: \(row.id)") },
            Section(
                "More",
                rows: [
                    BlockRow(id: "add", cell: TextCell.self) { cell in
                        cell.text = "Add one…"
                    } onSelect: {
                        chosen.append("another")
                    }
                ]),
        ]
        _ = shown(list, .enter, .down, .enter, .down, .enter)
        #expect(chosen == ["Minestrone", "to drink: Tea", "another"])
    }

    @Test("Details beside a list follow its selection")
    func details() {
        let dishes = ["Soup": "Leeks, potatoes, stock", "Salad": "Tomatoes, feta, oil"]
        let list = SectionsViewController(title: "Dishes")
        let details = SectionsViewController(title: "Dish")
        list.onSelectionChange = { row in
            guard let name = (row as? TextRow)?.text else { return details.sections = [] }
            details.sections = [Section(name, text: dishes[name] ?? "")]
        }
        list.sections = [Section("Today", rows: dishes.keys.sorted().map { TextRow($0) })]
        list.statusText = "\(dishes.count) dishes"
        let screen = SplitViewController(title: "Kitchen", primary: list, secondary: details)
        let text = shown(NavigationController(root: screen), .down, columns: 110)
        #expect(text.contains("Leeks, potatoes, stock") && text.contains("2 dishes"))
    }

    @Test("A list without a subclass has commands of the program")
    func commands() {
        let fruit = MutableSectionsModel([MutableSection("Fruit", rows: [TextRow("Apple"), TextRow("Fig")])])
        let list = SectionsViewController(title: "Bowl")
        list.model = fruit
        list.extraCommands = [
            KeyCommand("fruit.eat", of: list, keys: ["e"], title: "eat", help: "Eat the fruit", hint: .init(order: 2)) {
                list in
                if let row = list.selectedIdentity { fruit.performBatch { $0.deleteRows([row]) } }
            }
        ]
        let text = shown(NavigationController(root: list), "e", columns: 80)
        #expect(!text.contains("Apple") && text.contains("▌ Fig") && text.contains("e eat"))
    }

    @Test("Texts of the library in another language")
    func wording() {
        let list = SectionsViewController(title: "Obst")
        list.sections = [Section("Süß", rows: [TextRow("Feige")])]
        list.onChooseRow = { _ in }
        let screen = HeadlessScreen(columns: 80, rows: 8)
        let application = Application(screen: screen, root: NavigationController(root: list))
        var wording = ListWording()
        wording.empty = "Hier ist nichts."
        wording.keys = "Tasten"
        wording.headings["list"] = "Liste"
        wording.commands["list.open"] = .init("öffnen", help: "Die gewählte Zeile öffnen")
        application.wording = wording
        screen.enqueue([.key("?")])
        application.run()
        #expect(screen.grid.text.contains("Tasten"))
        #expect(screen.grid.text.contains("Liste"))
    }
}
