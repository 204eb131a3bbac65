import Figures
import SectionedLists

/// Rows in sections, and the same rows after edits of about a fifth of them. A twentieth of the rows are deleted, as
/// many are inserted, as many move (mostly to another section), and as many show other content.
struct EditedRows {
    /// The ids of the rows of each section before the edits.
    let old: [[Int]]
    private(set) var new: [[Int]] = []
    private(set) var reloaded: Set<Int> = []

    static let rowsPerSection = 100

    init(count: Int) {
        old = stride(from: 0, to: count, by: Self.rowsPerSection).map { first in
            Array(first..<min(first + Self.rowsPerSection, count))
        }
        var random = SplitMix(seed: 1)
        var moved: [Int] = []
        var vacant: [(section: Int, row: Int)] = []
        for (section, ids) in old.enumerated() {
            var rows: [Int] = []
            for id in ids {
                switch Int.random(in: 0..<20, using: &random) {
                case 0: continue
                case 1: rows.append(count + id)
                case 2:
                    moved.append(id)
                    vacant.append((section, rows.count))
                case 3: reloaded.insert(id)
                default: break
                }
                rows.append(id)
            }
            new.append(rows)
        }
        moved.shuffle(using: &random)
        for (id, place) in zip(moved, vacant) { new[place.section][place.row] = id }
    }

    @MainActor
    func sections(_ rows: [[Int]], revised: Set<Int>) -> [Section] {
        rows.enumerated().map { section, ids in
            Section(id: section, rows: ids.map { NumberRow(number: $0, revision: revised.contains($0) ? 1 : 0) })
        }
    }
}
