import Terminal
import TestSupport

extension ListModel {
    /// A generator of unique names, so that no row gets the name of a deleted one.
    struct Names {
        private var count = 0

        mutating func next(_ prefix: String) -> String {
            count += 1
            return "\(prefix)\(count)"
        }
    }

    static func random(names: inout Names, using random: inout SeededGenerator) -> ListModel {
        let count = Int.random(in: 0...5, using: &random)
        return ListModel(sections: (0..<count).map { _ in randomSection(names: &names, using: &random) })
    }

    private static func randomSection(names: inout Names, using random: inout SeededGenerator) -> SectionModel {
        let count = [0, 1, 3, 8, 20].randomElement(using: &random) ?? 1
        let selectable = [0.0, 0.2, 0.8, 1.0].randomElement(using: &random) ?? 1.0
        return SectionModel(
            name: names.next("s"),
            rows: (0..<count).map { _ in randomRow(selectable: selectable, names: &names, using: &random) },
            headerLines: [0, 1, 1, 1, 2, 3].randomElement(using: &random) ?? 1,
            footerLines: [0, 0, 1, 4].randomElement(using: &random) ?? 0)
    }

    private static func randomRow(
        selectable: Double, names: inout Names, using random: inout SeededGenerator
    ) -> RowModel {
        RowModel(
            name: names.next("r"), lines: [1, 1, 1, 2, 3, 7, 40].randomElement(using: &random) ?? 1,
            isSelectable: Double.random(in: 0..<1, using: &random) < selectable, isOther: .random(using: &random))
    }

    /// Changes the list as a program can: inserts, deletes and moves rows and sections.
    mutating func change(names: inout Names, using random: inout SeededGenerator) {
        guard let section = sections.indices.randomElement(using: &random) else {
            self = .random(names: &names, using: &random)
            return
        }
        let rows = sections[section].rows.count
        switch Int.random(in: 0..<8, using: &random) {
        case 0: sections.insert(Self.randomSection(names: &names, using: &random), at: section)
        case 1: sections.remove(at: section)
        case 2: sections.shuffle(using: &random)
        case 3 where rows > 0: sections[section].rows.remove(at: .random(in: 0..<rows, using: &random))
        case 4: sections[section].rows.shuffle(using: &random)
        case 5 where rows > 0: sections[section].rows[.random(in: 0..<rows, using: &random)].lines = 2
        default:
            let row = Self.randomRow(selectable: 0.7, names: &names, using: &random)
            sections[section].rows.insert(row, at: .random(in: 0...rows, using: &random))
        }
    }
}
