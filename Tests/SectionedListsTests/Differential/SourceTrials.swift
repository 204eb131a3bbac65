import Terminal
import TestSupport

@testable import SectionedLists

/// A list of any sections under a search.
final class SearchTrial: KindTrial {
    private let search: SearchViewController
    private let source: any DataSource

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let kind = Int.random(in: 0...2, using: &random)
        var maker = DataMaker(random: random, kinds: DifferenceTrial.sectionKinds[kind])
        let data = maker.sections()
        source = DifferenceTrial.makeSource(kind, data)
        let list = SectionsViewController(title: "Searched")
        list.model = source.model
        search = SearchViewController(over: list, activation: maker.happens(50) ? .atOnce : .after("/"))
        super.init(maker, list: list, root: search)
        list.onChange = { [weak self] change in
            guard let self, let followed else { return }
            let new = change.movedRows[followed] ?? followed
            let isThere = list.indexPath(of: new).flatMap(list.row(at:))?.isSelectable == true
            self.followed = isThere ? new : nil
        }
    }

    override var data: String { "\(source.data)" }

    override func change() -> String {
        switch maker.number(0...9) {
        case 0..<2:
            search.text = maker.pick(["r", "r1", "=3", "2", "r 1", "zzz"])
            followed = nil
            return "search \(search.text)"
        case 2:
            followed = nil
            let key = maker.pick([Key.escape, "/", "1", .backspace])
            screen.press(key)
            return key.name()
        default:
            let edits = makeEdits(source.data)
            source.apply(edits, &maker)
            return "\(edits)"
        }
    }

    override func makeFresh() -> (list: SectionsViewController, root: ViewController) {
        let fresh = SectionsViewController(title: "Searched")
        fresh.model = SectionsModel(source.makeCopies())
        let freshSearch = SearchViewController(over: fresh, activation: search.activation)
        freshSearch.text = search.text
        // A field that is shown without a text, and the focus, are state of the screen and not of the data.
        if search.isActive { freshSearch.beginTyping() }
        if !search.isTyping { freshSearch.endTyping() }
        return (fresh, freshSearch)
    }
}

/// A list whose batches are undone and made again.
final class UndoTrial: KindTrial {
    private let source: BatchSource
    private let undo: UndoStack
    private var done: [[SectionData]] = []
    private var undone: [[SectionData]] = []

    init(seed: UInt64) {
        var maker = DataMaker(random: SeededGenerator(seed: seed), kinds: [.mutable])
        source = BatchSource(maker.sections())
        let list = SectionsViewController(title: "Undone")
        list.model = source.model
        undo = UndoStack(of: list)
        source.undo = undo
        super.init(maker, list: list)
        list.onChange = { [weak self] change in
            guard let self, let followed else { return }
            let new = change.movedRows[followed] ?? followed
            let isThere = list.indexPath(of: new).flatMap(list.row(at:))?.isSelectable == true
            self.followed = isThere ? new : nil
        }
    }

    override var data: String { "\(source.data)" }

    override func change() -> String {
        switch maker.number(0...9) {
        case 0..<3 where !done.isEmpty:
            followed = nil
            undone.append(source.data)
            undo.undo()
            source.data = done.removeLast()
            return "undo"
        case 3..<5 where !undone.isEmpty:
            followed = nil
            done.append(source.data)
            undo.redo()
            source.data = undone.removeLast()
            return "redo"
        default:
            let edits = makeEdits(source.data)
            let before = source.data
            source.apply(edits, &maker)
            done.append(before)
            undone = []
            return "\(edits)"
        }
    }

    override func makeFresh() -> (list: SectionsViewController, root: ViewController) {
        let fresh = SectionsViewController(title: "Undone")
        fresh.model = SectionsModel(source.makeCopies())
        return (fresh, fresh)
    }
}

extension KindTrial {
    func makeEdits(_ data: [SectionData]) -> [DataEdit] {
        var data = data
        return (0..<maker.pick([1, 1, 1, 2, 5])).compactMap { _ in
            let edit = maker.edit(data)
            edit?.apply(to: &data)
            return edit
        }
    }
}
