import Terminal
import TestSupport

@testable import SectionedLists

/// A test that compares a list with a model of its expected content.
@MainActor
final class ListTrial {
    let list = SectionsViewController(title: "Trial")
    private(set) var model: ListModel
    private let harness: Harness
    private var random: SeededGenerator
    private var names = ListModel.Names()
    private var wasKey = false

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        model = .random(names: &names, using: &random)
        list.sections = model.makeSections()
        harness = Harness(list, columns: 24, rows: .random(in: 1...12, using: &random))
    }

    var size: Size { list.size }
    var picture: String { harness.text }

    func press(_ key: Key) { harness.press(key) }

    // MARK: - Acting

    private static let keys: [Key] = [
        .up, .down, .down, .pageUp, .pageDown, .home, .end, .tab, .shiftTab, .control("u"), .control("d"),
    ]

    /// Makes a random change, and returns its description.
    func act() -> String {
        wasKey = false
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return resize()
        case 1: return turnWheel()
        case 2: return click()
        case 3, 4: return changeSections()
        case 5:
            list.reloadVisibleRows()
            return "reloading"
        default: return pressAnyKey()
        }
    }

    private func pressAnyKey() -> String {
        let key = Self.keys.randomElement(using: &random) ?? .down
        harness.press(key, times: .random(in: 1...4, using: &random))
        wasKey = true
        return key.name()
    }

    private func resize() -> String {
        let rows = Int.random(in: 1...14, using: &random)
        harness.resize(columns: .random(in: 12...30, using: &random), rows: rows)
        return "resizing to \(rows) rows"
    }

    private func turnWheel() -> String {
        let action: MouseEvent.Action = Bool.random(using: &random) ? .wheelUp : .wheelDown
        for _ in 0..<Int.random(in: 1...9, using: &random) { harness.send(.mouse(MouseEvent(action, at: .zero))) }
        return "\(action)"
    }

    private func click() -> String {
        let line = Int.random(in: 0..<14, using: &random)
        harness.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: line))))
        return "a click on line \(line)"
    }

    private var changeFault: String?

    /// Sets changed sections, and records an error if the selected row left its line.
    private func changeSections() -> String {
        let layout = list.window.layout()
        let oldPlacement = list.selection.flatMap { layout.placement(of: ListItem($0)) }
        let oldIdentity = list.selectedIdentity
        model.change(names: &names, using: &random)
        list.sections = model.makeSections()
        changeFault = oldIdentity.flatMap { faultOfChange(identity: $0, oldPlacement: oldPlacement) }
        return "a change of the sections"
    }

    private func faultOfChange(identity: RowIdentity, oldPlacement: ListLayout.Placement?) -> String? {
        guard let section = identity.section as? String, let name = identity.row as? String else {
            return "no identity"
        }
        guard let path = model.path(ofRow: name, inSection: section) else { return nil }
        guard list.selection == path else { return "\(name) was selected and is no more" }
        let layout = list.window.layout()
        guard let oldPlacement, !layout.showsStart, !layout.showsEnd else { return nil }
        guard oldPlacement.y >= list.window.topInset(for: ListItem(path)), oldPlacement.maxY <= layout.height,
            model.row(path)?.lines == oldPlacement.height
        else { return nil }
        let placement = layout.placement(of: ListItem(path))
        return placement?.y == oldPlacement.y
            ? nil : "\(name) was on line \(oldPlacement.y), is on \(String(describing: placement?.y))"
    }

    // MARK: - Judging

    /// A description of the first error, or `nil` if there is none.
    var fault: String? {
        defer { changeFault = nil }
        return changeFault ?? faultOfPlaces ?? faultOfSelection ?? faultOfPicture ?? faultOfPaths ?? faultOfCells
    }

    private var faultOfPlaces: String? {
        let layout = list.window.layout()
        let contents = list.reader.contents
        let placements = layout.placements
        guard let first = placements.first, let last = placements.last else {
            return model.lines.isEmpty ? nil : "nothing is placed"
        }
        for (upper, lower) in zip(placements, placements.dropFirst()) {
            if upper.maxY != lower.y { return "a gap below \(upper)" }
            if contents.item(after: upper.item) != lower.item { return "something is missing below \(upper)" }
        }
        for placement in placements where model.item(placement.item)?.lines != placement.height {
            return "wrong height of \(placement)"
        }
        if first.maxY <= 0 || last.y >= layout.height { return "something out of the window is placed" }
        if first.y > 0 { return "empty lines at the top" }
        if last.maxY < layout.height, first.y < 0 || contents.item(before: first.item) != nil {
            return "empty lines at the bottom"
        }
        if layout.showsStart != (first.y == 0 && contents.item(before: first.item) == nil) { return "showsStart" }
        if layout.showsEnd != (last.maxY <= layout.height && contents.item(after: last.item) == nil) {
            return "showsEnd"
        }
        return nil
    }

    private var faultOfSelection: String? {
        guard let selection = list.selection else {
            return list.selectedIdentity == nil ? nil : "an identity without a selection"
        }
        guard let row = model.row(selection) else { return "the selection \(selection) does not exist" }
        if !row.isSelectable { return "\(row.name) cannot be selected" }
        if list.selectedIdentity?.row != AnyHashable(row.name) { return "the identity is not that of \(row.name)" }
        // The selection may leave the window only between rows that cannot be selected.
        guard wasKey, !isInView(ListItem(selection)) else { return nil }
        let other = list.window.layout().placements.first { placement in
            placement.item.indexPath.flatMap(model.row)?.isSelectable == true && isWhole(placement)
        }
        return other.map { "\(row.name) is selected and out of view, while \($0) is in view" }
    }

    /// Returns whether a line of a row is in view below the pinned header.
    private func isInView(_ item: ListItem) -> Bool {
        guard let placement = list.window.layout().placement(of: item) else { return false }
        return placement.maxY > list.window.topInset(for: item) && placement.y < list.size.rows
    }

    private func isWhole(_ placement: ListLayout.Placement) -> Bool {
        placement.y >= list.window.topInset(for: placement.item) && placement.maxY <= list.size.rows
    }

    private var faultOfPicture: String? {
        let lines = harness.lines
        let layout = list.window.layout()
        guard let first = layout.placements.first else { return nil }
        let header = ListItem(section: first.item.section, .header)
        let pinnedLines = model.item(header).map { $0.lines < size.rows ? $0.lines : 0 } ?? 0
        let pinned = pinnedLines > 0
        if pinned, !shown(in: lines[0]).hasPrefix("hs") { return "the first line is not the pinned header" }
        if pinned, let name = model.item(header)?.name, !shown(in: lines[0]).hasPrefix("\(name):") {
            return "the pinned header is not that of the first row"
        }
        for placement in layout.placements {
            // If an item begins above the window, the pinned header covers a part of it. The item can be the header
            // itself.
            let covered = placement.y < 0 ? pinnedLines : 0
            let start = max(placement.y, list.window.topInset(for: placement.item), covered)
            for y in start..<max(start, min(placement.maxY, size.rows)) {
                let expected = "\(model.item(placement.item)?.name ?? "?"):\(y - placement.y)"
                if shown(in: lines[y]) != expected { return "line \(y) shows not \(expected)" }
            }
        }
        return nil
    }

    private func shown(in line: String) -> String {
        String(line.drop { $0 == " " || $0 == "▌" }.prefix { $0 != " " && $0 != "┃" })
    }

    private var faultOfPaths: String? {
        let all = model.paths
        for path in (0..<3).compactMap({ _ in all.randomElement(using: &random) }) {
            guard let row = list.row(at: path) else { return "no row at \(path)" }
            let identity = RowIdentity(section: model.sections[path.section].name, row: row.id)
            if row.id as? String != model.row(path)?.name || list.indexPath(of: identity) != path {
                return "\(path) and \(row.id) do not belong together"
            }
        }
        let beyond = ListIndexPath(section: model.sections.count, row: 0)
        return list.row(at: beyond) == nil ? nil : "a row beyond the end"
    }

    private var faultOfCells: String? {
        let limit = 2 * list.size.rows + 2
        let cells = list.window.pool.liveCells
        return cells <= limit ? nil : "\(cells) cells live, more than \(limit)"
    }

    // MARK: - Walking

    /// The content of the list, one line for each section; a star marks selectable rows.
    var summary: String {
        let sections = model.sections.map { section in
            let rows = section.rows.map { "\($0.name)x\($0.lines)\($0.isSelectable ? "*" : "")" }
            return "\(section.name): header \(section.headerLines), footer \(section.footerLines), "
                + rows.joined(separator: " ")
        }
        return "\(size.rows) rows\n" + sections.joined(separator: "\n")
    }

    /// Presses a key until nothing changes, and returns the lines that were visible at no time.
    func linesMissed(pressing key: Key) -> [String] {
        var missing = Set(model.lines)
        var still = 0
        var last: (ListIndexPath?, ListLayout.Anchor?)
        for _ in 0..<4_000 where still < 2 {
            for line in harness.lines { missing.remove(shown(in: line)) }
            harness.press(key)
            let now = (list.selection, list.window.layout().anchor)
            still = now == last ? still + 1 : 0
            last = now
        }
        return missing.sorted()
    }
}
