import SectionedLists
import Terminal
import Testing

final class BasketViewController: SectionsViewController {
    private let basket = MutableSectionsModel([
        MutableSection("Basket", rows: ["Egg", "Milk", "Rice"].map { TextRow($0) })
    ])
    private lazy var undo = UndoStack(of: self)

    init() {
        super.init(title: "Basket")
        model = basket
    }

    private lazy var delete = KeyCommand(
        "basket.delete", of: self, keys: ["d"], title: "delete", help: "Delete the row", hint: .init(order: 2)
    ) { list in
        guard let row = list.selectedIdentity else { return }
        list.undo.perform("Deleted \(row.row)", on: list.basket) { $0.deleteRows([row]) }
    }

    override var keyCommands: [KeyCommand] { [delete] + undo.keyCommands + super.keyCommands }
}

@MainActor
@Suite("Notices and undo")
struct NoticeSnippets {
    @Test("A deleted row is announced and comes back")
    func undo() {
        let navigation = NavigationController(root: BasketViewController())
        #expect(
            shown(navigation, .character("d"), rows: 8).hasPrefix(
                """
                 Basket
                 Basket ──────────────────────────────
                ▌ Milk
                  Rice


                                  Deleted Egg · u undo
                """))
        #expect(shown(navigation, .character("u")).contains("▌ Egg"))
    }

    private final class Saving: SectionsViewController {
        func save() -> Bool { false }

        func keep(_ basket: MutableSectionsModel) {
            basket.onChange = { [weak self] _ in
                if self?.save() == false { self?.showToast(Toast("Not saved")) }
            }
        }
    }

    @Test("A toast that is shown during a change stays")
    func notSaved() {
        let basket = MutableSectionsModel([MutableSection("Basket", rows: [TextRow("Egg")])])
        let list = Saving(title: "Basket")
        list.model = basket
        list.keep(basket)
        let undo = UndoStack(of: list)
        let screen = HeadlessScreen(columns: 40, rows: 8)
        let application = Application(screen: screen, root: NavigationController(root: list))
        undo.perform("Deleted Egg", on: basket) { $0.deleteRow("Egg", inSection: "Basket") }
        screen.pause(for: .seconds(1))
        application.run()
        #expect(screen.grid.text.contains("Not saved") && !screen.grid.text.contains("Deleted"))
    }

    @Test("A toast ends after its time")
    func time() {
        let navigation = NavigationController(root: BasketViewController())
        let screen = HeadlessScreen(columns: 40, rows: 8)
        let application = Application(screen: screen, root: navigation, clock: screen.clock)
        screen.enqueue([.key(.character("d"))])
        screen.pause(for: .seconds(5))
        application.run()
        #expect(!screen.grid.text.contains("Deleted Egg"))
    }

    @Test("A toast and a sheet with progress over a list")
    func progress() async {
        let list = SectionsViewController(title: "Files")
        let navigation = NavigationController(root: list)
        let files = ModelController<[String]> { report in
            await report(WorkProgress(done: 1, total: 2), nil)
            return ["a", "b"]
        }
        list.showToast(Toast("The table is laid"))
        #expect(shown(navigation).contains("The table is laid"))
        list.present(ProgressViewController(title: "Import", text: "Reading the files", following: files))
        files.update()
        #expect(shown(navigation).contains("Reading the files"))
        await files.settle()
        #expect(navigation.presentedViewController == nil)
    }
}
