import Terminal
import TestSupport

@testable import SectionedLists

/// A list over a random stack of layers. After each step, it is compared with a new list over the same data.
@MainActor
final class DifferenceTrial {
    private var maker: DataMaker
    private var source: any DataSource
    private var layers: [DifferenceLayer] = []
    private let list = SectionsViewController(title: "Trial")
    private let screen: Harness
    /// Whether each comparison reads every row. Otherwise rows outside the window stay unread, as in a program.
    private let readsAllRows: Bool
    private let sourceKind: Int
    /// The selection before the step, or `nil` if the trial cannot know which row is selected after the step.
    private var followed: RowIdentity?
    private var reports: [String] = []
    private(set) var steps: [String] = []

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        sourceKind = Int.random(in: 0...2, using: &random)
        maker = DataMaker(random: random, kinds: Self.sectionKinds[sourceKind])
        source = Self.makeSource(sourceKind, maker.sections())
        readsAllRows = maker.happens(50)
        for number in 0..<maker.number(0...4) {
            let below = layers.last?.layer ?? source.model
            let kind = maker.pick(Self.layerKinds(besides: layers))
            layers.append(DifferenceLayer(kind, number: number, over: below, &maker))
        }
        list.showsSectionIndex = maker.happens(20)
        list.model = layers.last?.layer ?? source.model
        screen = Harness(list, columns: maker.number(24...40), rows: maker.number(1...14))
        steps.append("\(type(of: source)): \(layers.map(\.description).joined(separator: ", "))")
        _ = screen.text
        list.onChange = { [weak self] change in
            guard let self, let followed else { return }
            let new = change.movedRows[followed] ?? followed
            // If a step consists of several changes, one of them may remove the row and another one may add it again.
            let isThere = list.indexPath(of: new).flatMap(list.row(at:))?.isSelectable == true
            self.followed = isThere ? new : nil
        }
    }

    static let sectionKinds: [[SectionData.Kind]] = [SectionData.Kind.allCases, [.mutable], [.live]]

    static func makeSource(_ kind: Int, _ data: [SectionData]) -> any DataSource {
        switch kind {
        case 0: ArraySource(data)
        case 1: BatchSource(data)
        default: LiveSource(data)
        }
    }

    /// A second divider layer is not possible, because its dividers would have the same ids.
    private static func layerKinds(besides layers: [DifferenceLayer]) -> [DifferenceLayer.Kind] {
        DifferenceLayer.Kind.allCases.filter { kind in kind != .divider || !layers.contains { $0.kind == kind } }
    }

    private var top: any SectionedModel { list.model }

    // MARK: - Acting

    /// Makes a random step. Returns the difference or the report of a programming error after it, or `nil`.
    func step() async -> String? {
        let previous = ProgrammingError.handler
        ProgrammingError.handler = { [weak self] in self?.reports.append($0) }
        defer { ProgrammingError.handler = previous }
        followed = list.selectedIdentity
        steps.append(await act())
        if let report = reports.first { return "Reported: \(report)" }
        // A program can change the model twice before it draws.
        guard !maker.happens(15) else { return nil }
        let difference = difference(readingAllRows: readsAllRows)
        return reports.first.map { "Reported: \($0)" } ?? difference
    }

    private func act() async -> String {
        switch maker.number(0...99) {
        case 0..<45: return changeData()
        case 45..<70 where !layers.isEmpty: return maker.pick(layers).act(&maker)
        case 70..<74: return replaceModel()
        case 74..<78:
            screen.resize(columns: maker.number(24...40), rows: maker.number(1...14))
            return "resize to \(screen.screen.size)"
        case 78..<84:
            let lines = maker.number(-9...9)
            list.scroll(byLines: lines)
            return "scroll by \(lines)"
        case 84..<88 where layers.contains(where: \.isLoading):
            for layer in layers { await layer.settle() }
            return "wait for loads"
        default:
            let key = maker.pick([Key.up, .down, .down, .down, .tab, .end, .home, .pageDown, .pageUp, .enter])
            followed = nil
            screen.press(key, times: maker.number(1...4))
            return key.name()
        }
    }

    private func makeEdits(_ data: [SectionData]) -> [DataEdit] {
        var data = data
        return (0..<maker.pick([1, 1, 1, 2, 5])).compactMap { _ in
            let edit = maker.edit(data)
            edit?.apply(to: &data)
            return edit
        }
    }

    private func changeData() -> String {
        let edits = makeEdits(source.data)
        source.apply(edits, &maker)
        return edits.map { "\($0)" }.joined(separator: "; ")
    }

    private func replaceModel() -> String {
        var data = source.data
        for edit in makeEdits(data) { edit.apply(to: &data) }
        source = Self.makeSource(sourceKind, data)
        var below = source.model
        for layer in layers {
            layer.move(over: below)
            below = layer.layer
        }
        list.model = below
        return "another model"
    }

    // MARK: - Comparing

    /// Returns the difference from a new list over the same data, or `nil`.
    func difference(readingAllRows: Bool) -> String? {
        let text = screen.text
        let fresh = SectionsViewController(title: "Trial")
        fresh.showsSectionIndex = list.showsSectionIndex
        let base = SectionsModel(source.makeCopies())
        fresh.model = layers.reduce(base as any SectionedModel) { $1.makeCopy(over: $0) }
        let freshScreen = Harness(fresh, columns: screen.screen.size.columns, rows: screen.screen.size.rows)
        _ = freshScreen.text
        if let difference = differenceOfContents(fresh) { return difference }
        if let difference = differenceOfSelection(fresh) { return difference }
        fresh.window.retireRows()
        fresh.window.setAnchor(list.window.anchor)
        freshScreen.application.setNeedsDisplay()
        let freshText = freshScreen.text
        if text != freshText { return "The screen shows\n\(text)\nin place of\n\(freshText)" }
        return readingAllRows ? differenceOfRows(fresh.model) : nil
    }

    private func differenceOfContents(_ fresh: SectionsViewController) -> String? {
        func describe(_ list: SectionsViewController) -> [String] {
            list.reader.contents.shapes.map {
                "\($0.id): \($0.rows)\($0.hasHeader ? "h" : "")\($0.hasFooter ? "f" : "")"
            }
        }
        let (shown, expected) = (describe(list), describe(fresh))
        return shown == expected ? nil : "The sections are \(shown), not \(expected)"
    }

    private func differenceOfSelection(_ fresh: SectionsViewController) -> String? {
        if let followed, !(followed.row.base is LoadMoreRow.ID), let path = fresh.indexPath(of: followed),
            fresh.row(at: path)?.isSelectable == true, list.selectedIdentity != followed
        {
            return "\(followed) was selected and now \(String(describing: list.selectedIdentity)) is"
        }
        guard let path = list.selection else {
            return fresh.selection.map { "No row is selected, not even \($0)" }
        }
        guard fresh.selected.select(path, reveals: false) else { return "\(path) is selected but cannot be selected" }
        let (shown, expected) = (list.selectedIdentity, fresh.selectedIdentity)
        guard let shown, let expected, Self.isSame(shown.row, expected.row), shown.section == expected.section else {
            return "\(String(describing: shown)) is selected in place of \(String(describing: expected))"
        }
        return nil
    }

    /// Returns whether two ids are equal. The ids of the “load more” rows of two layers also count as equal.
    private static func isSame(_ id: AnyHashable, _ other: AnyHashable) -> Bool {
        id == other || (id.base is LoadMoreRow.ID && other.base is LoadMoreRow.ID)
    }

    private func differenceOfRows(_ fresh: any SectionedModel) -> String? {
        for index in 0..<fresh.numberOfSections {
            let (shown, expected) = (top.section(at: index), fresh.section(at: index))
            if top.index(ofSection: shown.id) != index { return "Section \(shown.id) is not found at \(index)" }
            if shown.trailingRows != expected.trailingRows { return "Other trailing rows in section \(shown.id)" }
            for row in 0..<expected.numberOfRows {
                let (id, expectedID) = (shown.row(at: row).id, expected.row(at: row).id)
                guard Self.isSame(id, expectedID) else {
                    return "Row \(row) of \(shown.id) is \(id), not \(expectedID)"
                }
                let found = shown.index(ofRow: id)
                if found != row, !(id.base as? String ?? "").hasPrefix("divider") {
                    return "Row \(id) of \(shown.id) is found at \(String(describing: found)), not \(row)"
                }
            }
        }
        return nil
    }
}
