import Terminal

@testable import SectionedLists

/// A test of a stack of layers. It compares the content and the announced changes with the expected ones.
@MainActor
struct LayerTrial {
    let kinds: [LayerKind]
    private let model: CountedModel
    private let top: any SectionedModel
    private let list = SectionsViewController(title: "Trial")
    private let screen: Harness
    private let log: ChangeLog
    private var shown: [Shown] = []
    private var numberOfNames = 0

    private struct Shown: Equatable {
        var id: AnyHashable
        var rows: [AnyHashable]
        var texts: [String]
    }

    init(using random: inout some RandomNumberGenerator) {
        kinds = Array(LayerKind.allCases.shuffled(using: &random).prefix(.random(in: 1...5, using: &random)))
        model = CountedModel((0..<4).map { CountedSection("S\($0)", []) })
        top = kinds.reduce(model as any SectionedModel) { $1.layer(over: $0) }
        list.model = top
        screen = Harness(list, columns: 30, rows: 8)
        // The log observes the stack in place of a list.
        log = ChangeLog(top)
        for section in model.sections { section.names = (0..<3).map { _ in newName(using: &random) } }
        model.tellThatEverythingChanged()
        _ = log.take()
        shown = read(top)
    }

    private mutating func newName(using random: inout some RandomNumberGenerator) -> String {
        numberOfNames += 1
        return "n\(numberOfNames)-\(Int.random(in: 0...9, using: &random))"
    }

    private func read(_ model: any SectionedModel) -> [Shown] {
        (0..<model.numberOfSections).map { model.section(at: $0) }.map { section in
            let rows = (0..<section.numberOfRows).map { section.row(at: $0).id }
            return Shown(id: section.id, rows: rows, texts: section.rowTexts)
        }
    }

    /// Makes a random change below the stack, and returns its description.
    mutating func act(using random: inout some RandomNumberGenerator) -> String {
        screen.press([Key.down, .up, .end, .tab, .pageDown].randomElement(using: &random) ?? .down)
        let name = newName(using: &random)
        guard let section = model.sections.randomElement(using: &random), Int.random(in: 0..<8, using: &random) > 0
        else {
            model.changeSections { $0.append(CountedSection("S\(name)", [name])) }
            return "a new section"
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            model.changeSections { $0.shuffle(using: &random) }
            return "other places for sections"
        case 1:
            model.changeSections { sections in sections.removeAll { $0 === section } }
            return "no \(section.name)"
        case 2:
            model.change(section.name) { $0 = Array($0.dropFirst()) }
            return "a row less in \(section.name)"
        case 3, 4:
            guard let row = section.names.randomElement(using: &random) else { fallthrough }
            model.reload(row, in: section.name, text: name)
            return "\(row) of \(section.name) as \(name)"
        default:
            let index = Int.random(in: 0...section.names.count, using: &random)
            model.change(section.name) { $0.insert(name, at: index) }
            return "a row more in \(section.name)"
        }
    }

    /// A description of the first error after the change, or `nil` if there is none.
    var fault: String? {
        mutating get {
            let old = shown
            let new = read(top)
            let change = log.take().reduce(ListChange()) { $0.union($1) }
            shown = new
            return faultOfContents(new) ?? faultOfChange(change, from: old, to: new) ?? faultOfIndices(new)
                ?? faultOfList(new)
        }
    }

    private func faultOfContents(_ new: [Shown]) -> String? {
        // A new stack has empty caches. It is the observer of the model only during the comparison.
        let observer = model.observer
        let fresh = kinds.reduce(model as any SectionedModel) { $1.layer(over: $0) }
        let expected = read(fresh).map(\.texts)
        model.observer = observer
        return new.map(\.texts) == expected ? nil : "shows \(new.map(\.texts)), not \(expected)"
    }

    /// Returns an error if content changed and the announced change does not include it.
    private func faultOfChange(_ change: ListChange, from old: [Shown], to new: [Shown]) -> String? {
        if change.isEverything { return "a reload" }
        if !change.hasOtherSections, old.map(\.id) != new.map(\.id) { return "other sections, without a word" }
        for section in new where !change.sectionsWithOtherRows.contains(section.id) {
            guard let before = old.first(where: { $0.id == section.id }) else { continue }
            if before.rows != section.rows { return "other rows in \(section.id), without a word" }
            for (index, row) in section.rows.enumerated() where before.texts[index] != section.texts[index] {
                if !change.reloadedRows.contains(RowIdentity(section: section.id, row: row)) {
                    return "row \(row) of \(section.id) shows something else, without a word"
                }
            }
        }
        let gone = change.sectionsWithOtherRows.first { top.index(ofSection: $0) == nil }
        return gone.map { "a change of section \($0), which is not there" }
    }

    /// Returns an error if the list does not show the content of the stack.
    private func faultOfList(_ new: [Shown]) -> String? {
        if list.reader.contents.shapes.map(\.id) != new.map(\.id) { return "the list has other sections" }
        if list.reader.contents.shapes.map(\.rows) != new.map(\.rows.count) { return "the list counts other rows" }
        let lines = screen.lines
        for placement in list.window.layout().placements {
            guard let path = placement.item.indexPath, placement.y >= 1, placement.y < lines.count else { continue }
            let text = new[path.section].texts[path.row]
            if !text.hasPrefix("["), !lines[placement.y].contains(text) {
                return "line \(placement.y) shows \(lines[placement.y]), not \(text)"
            }
        }
        return nil
    }

    private func faultOfIndices(_ new: [Shown]) -> String? {
        for (index, section) in new.enumerated() {
            if top.index(ofSection: section.id) != index { return "section \(section.id) is not found" }
            for (row, id) in section.rows.enumerated() where top.section(at: index).index(ofRow: id) != row {
                return "row \(id) of \(section.id) is not found at \(row)"
            }
        }
        return nil
    }
}
