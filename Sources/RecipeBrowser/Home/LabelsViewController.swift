import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of all courses and tags with the numbers of their recipes. Enter lists the recipes of one, and it can be
/// renamed. A name that another one has merges the two.
@MainActor
final class LabelsViewController: SectionsViewController {
    private let screens: CookbookScreens
    private let store: Store
    private let list: @MainActor (CookbookLabels.Label) -> Void
    private var labels = CookbookLabels()
    private var observation: ModelObservation?

    /// - Parameters:
    ///   - screens: The cookbook.
    ///   - list: Lists the recipes with a label.
    init(_ screens: CookbookScreens, list: @escaping @MainActor (CookbookLabels.Label) -> Void) {
        self.screens = screens
        store = screens.store
        self.list = list
        super.init(title: "Tags and courses")
        emptyText = ""
        observation = screens.changes.observe { [weak self] in self?.read() }
    }

    override func willAppear() {
        super.willAppear()
        read()
    }

    // MARK: - Showing

    private func read() {
        let library = screens.library
        store.read(for: self, { _ throws(EditingError) in library.labels() }) { [weak self] in self?.show($0) }
    }

    private func show(_ labels: CookbookLabels) {
        self.labels = labels
        emptyText = "No recipe has a course or a tag."
        sections = [section("Tags", labels.tags), section("Courses", labels.courses)].compactMap(\.self)
    }

    override var status: String? {
        labels == CookbookLabels()
            ? nil : labels.tags.count.counted("tag") + ", " + labels.courses.count.counted("course")
    }

    private func section(_ title: String, _ labels: [CookbookLabels.Label]) -> Section? {
        guard !labels.isEmpty else { return nil }
        return Section(title, rows: labels.map(LabelRow.init)).onSelect { [weak self] _, index in
            self?.list(labels[index])
        }
    }

    // MARK: - Key commands

    override var keyCommands: [KeyCommand] { super.keyCommands + (selectedRow is LabelRow ? [rename] : []) }

    override var allKeyCommands: [KeyCommand] { super.allKeyCommands + [rename] }

    private lazy var rename = LabelCommands.rename.command { [weak self] in self?.askForName() }

    private func askForName() {
        guard let label = (selectedRow as? LabelRow)?.label, screens.editing.isWritable(from: self) else { return }
        let prompt = PromptViewController(
            title: "Rename \(label.name.withoutControlCharacters.quoted)",
            message: "The new name of the \(label.kindName). The name of another one merges the two.", text: label.name
        ) { [weak self] text in self?.rename(label, to: text.trimmingSpaces()) }
        prompt.validate = { text in
            if text.allSatisfy(\.isWhitespace) { return "Type a name." }
            return label.kind == .tag && text.contains(",") ? "A tag has no comma." : nil
        }
        let suggestions = LabelSuggestions(screens.library, store)
        prompt.suggest = { text in
            guard text != label.name else { return [] }
            return (label.kind == .tag ? suggestions.tags(text) : suggestions.courses(text)).filter {
                $0.text != label.name
            }
        }
        present(prompt)
    }

    /// Renames a label. If there is another one with the name, asks first whether to merge the two.
    private func rename(_ label: CookbookLabels.Label, to name: String) {
        guard name != label.name else { return }
        guard let other = labels.label(label.kind, named: name) else {
            return change(label, to: name, "Renamed \(label.name.quoted) to \(name.quoted)")
        }
        let merge = AlertButton("Merge") { [weak self] in
            self?.change(label, to: name, "Merged \(label.name.quoted) into \(name.quoted)")
        }
        present(
            AlertViewController(
                title: "Merge \(label.name.quoted) into \(name.quoted)?",
                text: "\(label.name.quoted) is on \(label.number), \(name.quoted) on \(other.number).",
                buttons: [.cancel(), merge]))
    }

    /// The maximum number of recipes that the message about a change names.
    private nonisolated static let namedRecipes = 3

    private func change(_ label: CookbookLabels.Label, to name: String, _ title: String) {
        let library = screens.library
        store.change(from: self, title) { edits throws(EditingError) in
            let recipes = library.recipes(with: label)
            let left = try edits.rename(label, to: name, in: recipes)
            guard !left.isEmpty else { return }
            let names = left.prefix(Self.namedRecipes).map(\.title.quoted)
            let more = left.count > names.count ? ["\(left.count - names.count) more"] : []
            let list = (names + more).joined(separator: ", ")
            if left.count == recipes.count {
                throw .refused("The file of \(list) cannot be changed here. You can change it in your editor.")
            }
            edits.title = "\(title), but not in \(left.count.counted("recipe")): \(list)"
        }
    }
}

/// A course or a tag, with the number of its recipes at the right.
struct LabelRow: Row {
    let label: CookbookLabels.Label

    var id: AnyHashable { [label.kind == .tag ? "tag" : "course", label.name] }
    var findText: String? { label.name }

    func configure(_ cell: TextCell) {
        cell.text = StyledText(label.name.withoutControlCharacters.shortenedToRow)
        cell.detail = String(label.count)
    }
}

extension CookbookLabels.Label {
    fileprivate var kindName: String { kind == .tag ? "tag" : "course" }

    /// The text of the filter that shows the recipes with the label: `tag:"quick meal"`.
    var filterText: String { "\(kindName):\"\(name.filter { $0 != "\"" })\"" }
}

/// The key commands of the screen of tags and courses.
enum LabelCommands {
    static let show = CommandDefinition(
        "place.labels", keys: [], title: "tags",
        help: "Show all tags and courses, to list their recipes or rename them",
        synonyms: "courses labels keywords categories merge")

    static let rename = CommandDefinition(
        "label.rename", keys: [.character("R")], title: "rename",
        help: "Rename the tag or the course in all recipes, or merge it with another", hint: .init(order: 2),
        synonyms: "merge tag course", needs: .labels)

    static let all = [show, rename]
}
