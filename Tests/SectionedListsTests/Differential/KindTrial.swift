import Terminal
import TestSupport

@testable import SectionedLists

/// A list of a certain kind that is changed at random. After each step, it is compared with a new list over the same
/// data.
@MainActor
class KindTrial {
    var maker: DataMaker
    let list: SectionsViewController
    let screen: Harness
    /// The selection before the step, or `nil` if the trial cannot know which row is selected after the step.
    var followed: RowIdentity?
    private(set) var steps: [String] = []
    private var reports: [String] = []

    /// Creates a trial.
    ///
    /// - Parameters:
    ///   - maker: Creates the random data.
    ///   - list: The list, which shows its first data.
    ///   - root: The controller that contains the list. If `nil`, it is the list.
    init(_ maker: DataMaker, list: SectionsViewController, root: ViewController? = nil) {
        var maker = maker
        self.list = list
        screen = Harness(root ?? list, columns: maker.number(24...60), rows: maker.number(1...14))
        self.maker = maker
        steps.append("\(type(of: self)) on \(screen.screen.size): \(data)")
        _ = screen.text
    }

    /// Adds a description of the first data to the steps, if they were set after the initializer.
    func note(_ data: String) { steps.append(data) }

    // MARK: - To override

    /// A description of the data.
    var data: String { "" }

    /// Changes the data or the order in which they are shown, and returns a description of the change.
    func change() -> String { "nothing" }

    /// Returns a new list over the same data in the same state, and the controller that contains it.
    func makeFresh() -> (list: SectionsViewController, root: ViewController) { (list, list) }

    /// Returns the identity of a row after a change, or `nil` if the row is not shown any more.
    func identity(of row: RowIdentity) -> RowIdentity? { row }

    // MARK: - Steps

    /// Makes a random step. Returns the difference or the report of a programming error after it, or `nil`.
    func step() -> String? {
        let previous = ProgrammingError.handler
        ProgrammingError.handler = { [weak self] in self?.reports.append($0) }
        defer { ProgrammingError.handler = previous }
        followed = list.selectedIdentity
        steps.append(act())
        // A program can change the model twice before it draws.
        let difference = maker.happens(10) ? nil : difference()
        return reports.first.map { "Reported: \($0)" } ?? difference
    }

    private func act() -> String {
        switch maker.number(0...99) {
        case 0..<60: return change()
        case 60..<66:
            screen.resize(columns: maker.number(24...60), rows: maker.number(1...14))
            return "resize to \(screen.screen.size)"
        case 66..<74:
            let lines = maker.pick([maker.number(-9...9), .max, .min])
            list.scroll(byLines: lines)
            return "scroll by \(lines)"
        default:
            let key = maker.pick([Key.up, .down, .down, .down, .tab, .end, .home, .pageDown, .pageUp, .enter, .space])
            followed = nil
            screen.press(key, times: maker.number(1...4))
            return key.name()
        }
    }

    // MARK: - Comparing

    /// Returns the difference from a new list over the same data, or `nil`.
    func difference() -> String? {
        let text = screen.text
        let (fresh, root) = makeFresh()
        let freshScreen = Harness(root, columns: screen.screen.size.columns, rows: screen.screen.size.rows)
        _ = freshScreen.text
        if let difference = differenceOfContents(fresh) ?? differenceOfSelection(fresh) { return difference }
        fresh.window.retireRows()
        fresh.window.setAnchor(list.window.anchor)
        freshScreen.application.setNeedsDisplay()
        let freshText = freshScreen.text
        return text == freshText ? nil : "The screen shows\n\(text)\nin place of\n\(freshText)"
    }

    private func differenceOfContents(_ fresh: SectionsViewController) -> String? {
        func describe(_ list: SectionsViewController) -> [String] {
            list.reader.contents.shapes.enumerated().map { index, shape in
                let section = list.reader.model.section(at: index)
                let ids = (0..<shape.rows).map { "\(section.row(at: $0).id)" }
                let found = (0..<shape.rows).map { section.index(ofRow: section.row(at: $0).id) == $0 }
                return "\(shape.id): \(ids)\(shape.hasHeader ? "h" : "")\(found.allSatisfy { $0 } ? "" : " not found")"
            }
        }
        let (shown, expected) = (describe(list), describe(fresh))
        return shown == expected ? nil : "The sections are\n\(shown)\nnot\n\(expected)"
    }

    private func differenceOfSelection(_ fresh: SectionsViewController) -> String? {
        if let followed, let now = identity(of: followed), let path = fresh.indexPath(of: now),
            fresh.row(at: path)?.isSelectable == true, list.selectedIdentity != now
        {
            return "\(followed) was selected and now \(String(describing: list.selectedIdentity)) is, not \(now)"
        }
        guard let path = list.selection else {
            return fresh.selection.map { "No row is selected, not even \($0)" }
        }
        guard fresh.selected.select(path, reveals: false) else { return "\(path) is selected but cannot be selected" }
        let (shown, expected) = (list.selectedIdentity, fresh.selectedIdentity)
        return shown == expected ? nil : "\(String(describing: shown)) is selected, not \(String(describing: expected))"
    }
}
