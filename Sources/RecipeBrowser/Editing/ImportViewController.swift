import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of an import: its progress, what the user should check and why, what else was imported, and the recipes.
@MainActor
final class ImportViewController: SectionsViewController {
    private let run: ImportRun
    private let screens: CookbookScreens
    private let onEnd: @MainActor () -> Void
    private var hasEnded = false
    /// The picture of a recipe that was imported alone, if it has one.
    private(set) lazy var picture = PictureLoader(screens.reader.pictures, on: self)
    private var picturePath: String?

    /// The maximum number of recipes in the list. The recipes beyond this number are imported, but not listed.
    private static let maximumRows = 1000
    /// The number of messages that are shown until the user asks for the others.
    private static let firstMessages = 3
    private var showsAllMessages = false

    /// - Parameters:
    ///   - run: The import.
    ///   - screens: Opens other screens.
    ///   - onEnd: Called when the import has ended or was undone.
    init(_ run: ImportRun, screens: CookbookScreens, onEnd: @escaping @MainActor () -> Void) {
        self.run = run
        self.screens = screens
        self.onEnd = onEnd
        super.init(title: "Import")
        run.onChange = { [weak self] in self?.refresh() }
    }

    override func willAppear() {
        super.willAppear()
        refresh()
    }

    // MARK: - Showing

    private func refresh() {
        let report = run.report
        sections = [progress(of: report), doubtful(in: report), contents(of: report), recipes(of: report)]
            .compactMap(\.self)
        if run.isUndone { picturePath = nil }
        if !report.phase.isRunning, !hasEnded {
            hasEnded = true
            findPicture(in: report)
            onEnd()
        }
    }

    override var status: String? {
        let report = run.report
        return switch report.phase {
        case .reading, .fetching: "reading"
        case .importing: "\(report.imported.count) imported"
        case .ended: run.isUndone ? "undone" : Self.result(of: report)
        case .stopped: "stopped"
        case .failed: "failed"
        }
    }

    /// The numbers of an import that has ended.
    private static func result(of report: ImportReport) -> String {
        let unread = report.unreadableCount
        guard unread > 0 else { return report.imported.isEmpty ? "done" : "\(report.imported.count) imported" }
        return report.imported.isEmpty ? "nothing imported" : "\(report.imported.count) imported, \(unread) not"
    }

    private func progress(of report: ImportReport) -> Section {
        let name = if case .path(let path) = run.source { FilePath.name(of: path) } else { run.source.name }
        let source = name.withoutControlCharacters.shortenedToRow
        var rows: [any Row] = [
            WrappedTextRow(StyledText(state(of: report)), isSelectable: false, id: "state")
        ]
        if report.alreadyThereCount > 0 {
            rows.append(
                TextRow("There already", detail: String(report.alreadyThereCount), isSelectable: false, id: "there"))
        }
        rows.append(SpacerRow(id: "end"))
        return Section(source, id: "progress", rows: rows)
    }

    private func state(of report: ImportReport) -> String {
        let state = Self.state(of: report, isUndone: run.isUndone)
        guard sharedPage != nil, report.imported.isEmpty, !report.phase.isRunning,
            let key = keyName(of: SharingCommands.open)
        else { return state }
        return "\(state.last == "." ? state : state + ".") \(key) opens the page here."
    }

    private static func state(of report: ImportReport, isUndone: Bool) -> String {
        let count = report.imported.count
        let recipes = count.counted("recipe")
        return switch report.phase {
        case .reading(let done, let total):
            total == 0 ? "Reading the cookbook" : "Reading the cookbook: \(done) of \(total) files"
        case .fetching(let host): "Reading \(host)".withoutControlCharacters
        case .importing: "Importing: \(recipes) so far"
        case .ended where isUndone: "The import was undone: its recipes are in the trash."
        case .ended where count == 0: "No new recipe.\(unread(in: report))"
        case .ended: "Imported \(recipes).\(unread(in: report))"
        case .stopped: "Stopped after \(recipes). Import the source again to continue."
        case .failed(let message): "Failed after \(recipes): \(message)".withoutControlCharacters
        }
    }

    private static func unread(in report: ImportReport) -> String {
        report.unreadableCount == 0 ? "" : " \(report.unreadableCount) could not be read."
    }

    /// The messages, with only the first of them so that the recipes below are in view. The last row shows the others.
    private func doubtful(in report: ImportReport) -> Section? {
        let messages = report.doubtful
        guard !messages.isEmpty else { return nil }
        let isShort = showsAllMessages || messages.count <= Self.firstMessages + 1
        let shown = isShort ? messages.count : Self.firstMessages
        let folder = if case .path(let path) = run.source { path.hasSuffix("/") ? path : path + "/" } else { "" }
        var rows: [any Row] = messages.prefix(shown).enumerated().map { index, message in
            // The title of the screen's first section names the folder.
            let text = message.text.hasPrefix(folder) ? String(message.text.dropFirst(folder.count)) : message.text
            return WrappedTextRow(
                StyledText(text.withoutControlCharacters), isSelectable: message.path != nil, id: index)
        }
        if shown < messages.count {
            rows.append(TextRow("Show \(messages.count - shown) more", role: .dim, id: "more"))
        }
        return Section(
            "Look at these", detail: String(messages.count), id: "doubtful", rows: rows + [SpacerRow(id: "end")]
        ).onSelect { [weak self] _, index in
            guard let self else { return }
            if index == shown {
                showsAllMessages = true
                refresh()
            } else if let path = messages[index].path {
                screens.open(RecipeID(path: path), over: self)
            }
        }
    }

    private func contents(of report: ImportReport) -> Section? {
        guard !report.contents.isEmpty else { return nil }
        let rows = report.contents.enumerated().map { index, text in
            WrappedTextRow(StyledText(text.withoutControlCharacters, role: .dim), isSelectable: false, id: index)
        }
        return Section("What came along", id: "contents", rows: rows + [SpacerRow(id: "end")])
    }

    private func recipes(of report: ImportReport) -> Section? {
        guard !report.imported.isEmpty, !run.isUndone else { return nil }
        let shown = report.imported.prefix(Self.maximumRows)
        var rows: [any Row] = shown.map { TextRow($0.title.withoutControlCharacters.shortenedToRow, id: $0.path) }
        if report.imported.count > shown.count {
            let text = "and \(report.imported.count - shown.count) more"
            rows.append(TextRow(text, role: .dim, isSelectable: false, id: "more"))
        }
        return Section("Imported", detail: String(report.imported.count), id: "imported", rows: rows).onSelect {
            [weak self] _, index in
            guard let self, index < shown.count else { return }
            screens.open(RecipeID(path: shown[index].path), over: self)
        }
    }

    // MARK: - Picture

    /// The area of the picture is not higher: it is there to recognize the recipe.
    private static let mostPictureRows = 16
    /// A lower picture shows nothing.
    private static let fewestPictureRows = 6

    private func findPicture(in report: ImportReport) {
        guard pictureForm != .none, report.imported.count == 1, !run.isUndone else { return }
        let recipe = RecipeID(path: report.imported[0].path)
        screens.store.read({ _ throws(EditingError) in LocalPictures(of: recipe, named: []).paths.first }) {
            [weak self] result in
            guard let self, case .success(let path?) = result else { return }
            picturePath = path
            showPicture()
        }
    }

    /// The room below the list, or `nil` if there is no picture, or too little room.
    private var pictureArea: Rect? {
        guard picturePath != nil else { return nil }
        let top = preferredSize(within: size).rows + 1
        let room = Rect(size: size).inset(left: 2, top: top, right: 2, bottom: 1)
        guard room.height >= Self.fewestPictureRows else { return nil }
        return Rect(x: room.x, y: room.y, width: room.width, height: min(room.height, Self.mostPictureRows))
    }

    private func showPicture() {
        guard let picturePath, let area = pictureArea else { return }
        picture.show(picturePath, in: area.size)
    }

    override func layout(size: Size) {
        super.layout(size: size)
        showPicture()
    }

    override func draw(in surface: Surface) {
        super.draw(in: surface)
        if let pictureArea { picture.draw(in: surface, pictureArea, at: .topLeft) }
    }

    // MARK: - Key commands

    override var keyCommands: [KeyCommand] {
        super.keyCommands + (run.report.phase.isRunning ? [stop] : [])
    }

    override var allKeyCommands: [KeyCommand] { super.allKeyCommands + [stop] }

    private lazy var stop = CookbookCommands.stopImport.command { [weak self] in self?.run.stop() }
}

/// A page that does not let programs read it can be opened in the browser of the desktop, and its address copied.
extension ImportViewController: SharingScreen {
    var sharedPage: String? {
        guard case .pages(let addresses) = run.source, let address = addresses.first else { return nil }
        return address.text
    }

    var sharedTexts: [SharedText] {
        sharedPage.map { [SharedText(name: "the address", text: $0, hasCode: true)] } ?? []
    }
}

/// Asks the user for a source, imports it into the cookbook, and shows the progress and the result. Only one import
/// runs at a time.
@MainActor
final class ImportController {
    private let cookbook: Cookbook
    private let store: Store
    private let editing: RecipeEditing
    private let screens: CookbookScreens
    private let readAgain: @MainActor () -> Void
    private var run: ImportRun?

    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - store: The notebook and the kitchen files.
    ///   - editing: Changes the files of the cookbook.
    ///   - screens: Opens other screens.
    ///   - readAgain: Reads the cookbook and the notebook again, after an import.
    init(
        _ cookbook: Cookbook, store: Store, editing: RecipeEditing, screens: CookbookScreens,
        readAgain: @escaping @MainActor () -> Void
    ) {
        self.cookbook = cookbook
        self.store = store
        self.editing = editing
        self.screens = screens
        self.readAgain = readAgain
    }

    /// Shows the running import. If no import runs, asks for the source of a new import. If the cookbook must not be
    /// changed or has no folder, only tells the user so.
    func begin(from screen: ViewController) {
        if let run, run.report.phase.isRunning { return show(run, over: screen) }
        guard editing.isWritable(from: screen) else { return }
        guard let folder = cookbook.firstFolder else {
            return screen.showToast(Toast("There is no folder to import into, only files."))
        }
        let prompt = PromptViewController(
            title: "Import",
            message:
                "The address of a page, or the path of a file, a folder, or an export of another program. What is there "
                + "already is skipped.",
            example: "https://example.org/soup, ~/Downloads/export.paprikarecipes"
        ) { [weak self, weak screen] text in
            guard let self, let screen else { return }
            start(ImportSource(typed: text), into: folder, over: screen)
        }
        prompt.suggest = { text in
            ImportSource.paths(beginning: text).map { PromptSuggestion($0.path, title: $0.name) }
        }
        prompt.validate = { text in
            do throws(CookbookError) { try RecipeImport.check(ImportSource(typed: text)) } catch {
                return error.diagnostic.message
            }
            return nil
        }
        screen.present(prompt)
    }

    /// Asks whether to import a page whose address was pasted. Returns `false` if the text is no address.
    func offer(_ text: String, from screen: ViewController) -> Bool {
        guard let address = WebPageAddress(text) else { return false }
        if let run, run.report.phase.isRunning {
            show(run, over: screen)
            return true
        }
        guard editing.isWritable(from: screen), let folder = cookbook.firstFolder else { return true }
        screen.present(
            AlertViewController(
                title: "Import from \(address.host)?".withoutControlCharacters,
                text: address.text.withoutControlCharacters,
                buttons: [
                    AlertButton("Import") { [weak self, weak screen] in
                        guard let self, let screen else { return }
                        start(.pages([address]), into: folder, over: screen)
                    },
                    .cancel(),
                ]))
        return true
    }

    private func start(_ source: ImportSource, into folder: String, over screen: ViewController) {
        let run = ImportRun(of: source, into: folder, store: store)
        self.run = run
        show(run, over: screen)
    }

    private func show(_ run: ImportRun, over screen: ViewController) {
        screen.navigationController?.push(
            ImportViewController(run, screens: screens) { [readAgain] in readAgain() })
    }

    /// Stops the import. Waits until its current recipe is written, but at most five seconds.
    func finish() { run?.finish() }

    /// Waits until the import has ended. For tests.
    func settle() async { await run?.settle() }
}
