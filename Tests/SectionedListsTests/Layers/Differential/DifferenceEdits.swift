import TestSupport

@testable import SectionedLists

/// A change of the data of a differential trial. All indices are those of the data before this edit.
enum DataEdit {
    case insertRow(RowData, section: Int, at: Int)
    case removeRow(section: Int, at: Int)
    case moveRow(section: Int, from: Int, to: Int)
    case transferRow(section: Int, from: Int, toSection: Int, at: Int)
    case setRow(RowData, section: Int, at: Int)
    case insertSection(SectionData, at: Int)
    case removeSection(at: Int)
    case moveSection(from: Int, to: Int)
    case setSection(SectionData, at: Int)

    func apply(to sections: inout [SectionData]) {
        switch self {
        case .insertRow(let row, let section, let index): sections[section].rows.insert(row, at: index)
        case .removeRow(let section, let index): sections[section].rows.remove(at: index)
        case .moveRow(let section, let old, let new):
            sections[section].rows.insert(sections[section].rows.remove(at: old), at: new)
        case .transferRow(let section, let old, let target, let new):
            sections[target].rows.insert(sections[section].rows.remove(at: old), at: new)
        case .setRow(let row, let section, let index): sections[section].rows[index] = row
        case .insertSection(let section, let index): sections.insert(section, at: index)
        case .removeSection(let index): sections.remove(at: index)
        case .moveSection(let old, let new): sections.insert(sections.remove(at: old), at: new)
        case .setSection(let section, let index): sections[index] = section
        }
    }
}

/// Creates random data and random edits of it.
struct DataMaker {
    var random: SeededGenerator
    let kinds: [SectionData.Kind]

    mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

    mutating func sections() -> [SectionData] {
        var sections: [SectionData] = []
        for _ in 0..<number(0...5) {
            if let section = newSection(beside: sections) { sections.append(section) }
        }
        return sections
    }

    private mutating func newSection(beside others: [SectionData]) -> SectionData? {
        // A section can get the name of a section that was removed.
        let name = "S\(number(0...7))"
        guard !others.contains(where: { $0.name == name }) else { return nil }
        var section = SectionData(name: name, kind: pick(kinds), rows: [])
        for _ in 0..<pick([0, 1, 2, 4, 9]) {
            if let row = newRow(beside: section.rows) { section.rows.append(row) }
        }
        decorate(&section)
        return section
    }

    private mutating func decorate(_ section: inout SectionData) {
        section.detail = happens(30) ? "d\(number(0...9))" : nil
        section.footer = happens(20) ? "f\(number(0...9))" : nil
    }

    private mutating func newRow(beside others: [RowData]) -> RowData? {
        let id = "r\(number(0...25))"
        guard !others.contains(where: { $0.id == id }) else { return nil }
        return row(id)
    }

    private mutating func row(_ id: String) -> RowData {
        RowData(
            id: id, kind: pick(RowData.Kind.allCases), value: number(0...9), lines: pick([1, 1, 1, 1, 2, 3]),
            isSelectable: happens(85))
    }

    /// Returns a possible edit, or `nil` if there is none.
    mutating func edit(_ sections: [SectionData]) -> DataEdit? {
        guard !sections.isEmpty, !happens(8) else {
            return newSection(beside: sections).map { .insertSection($0, at: number(0...sections.count)) }
        }
        let section = number(0...sections.count - 1)
        switch number(0...9) {
        case 0: return .removeSection(at: section)
        case 1: return .moveSection(from: section, to: number(0...sections.count - 1))
        case 2: return changedSection(sections[section]).map { .setSection($0, at: section) }
        case 3, 4:
            return newRow(beside: sections[section].rows).map { new in
                .insertRow(new, section: section, at: number(0...sections[section].rows.count))
            }
        default: return rowEdit(sections, section)
        }
    }

    private mutating func rowEdit(_ sections: [SectionData], _ section: Int) -> DataEdit? {
        let rows = sections[section].rows
        guard !rows.isEmpty else { return nil }
        let index = number(0...rows.count - 1)
        switch number(0...5) {
        case 0: return .removeRow(section: section, at: index)
        case 1: return .moveRow(section: section, from: index, to: number(0...rows.count - 1))
        case 2:
            let target = number(0...sections.count - 1)
            let others = sections[target].rows
            guard target != section, !others.contains(where: { $0.id == rows[index].id }) else { return nil }
            return .transferRow(section: section, from: index, toSection: target, at: number(0...others.count))
        case 3: return .setRow(row(rows[index].id), section: section, at: index)
        default:
            var row = rows[index]
            row.value = number(0...9)
            return .setRow(row, section: section, at: index)
        }
    }

    private mutating func changedSection(_ section: SectionData) -> SectionData? {
        var section = section
        switch number(0...3) {
        case 0: decorate(&section)
        case 1: section.rows.shuffle(using: &random)
        case 2: for index in section.rows.indices { section.rows[index].value = number(0...9) }
        default:
            guard let new = newRow(beside: section.rows) else { return nil }
            section.rows = [new] + section.rows.filter { _ in happens(60) }
        }
        return section
    }
}
