import Testing

@testable import SectionedLists

/// An invalid change of the sections `A:x1 B:23` after row 2 of A was deleted, and the expected report.
struct Contradiction: Sendable, CustomTestStringConvertible {
    let fault: String
    let make: @MainActor (inout SectionsBatch) -> Void

    var testDescription: String { fault }

    static let all = [
        Contradiction(fault: "row 2 was deleted before from section A") {
            $0.moveRow("2", inSection: "A", to: .start)
        },
        Contradiction(fault: "there is no row 9 in section A") { $0.deleteRow("9", inSection: "A") },
        Contradiction(fault: "there is no row 9 in section B") {
            $0.insert(TextRow("y"), .before("9"), inSection: "B")
        },
        Contradiction(fault: "there is a row 1 already in section A") { $0.insert(TextRow("1"), inSection: "A") },
        Contradiction(fault: "there is a row 3 already in section B") {
            $0.insert(TextRow("3"), inSection: "A")
            $0.moveRow("3", inSection: "A", to: .start, ofSection: "B")
        },
        Contradiction(fault: "there is no section C") { $0.insert(TextRow("y"), inSection: "C") },
        Contradiction(fault: "section B was deleted before") {
            $0.deleteSection("B")
            $0.reloadRow("2", inSection: "B")
        },
        Contradiction(fault: "there is a section A already") { $0.insert(Section("A")) },
        Contradiction(fault: "there is a row z already in section Z") {
            $0.insert(MutableSection("Z", rows: [TextRow("z"), TextRow("z")]))
        },
        Contradiction(fault: "there is no position 7 among 2") { $0.insert(TextRow("y"), .at(7), inSection: "A") },
        Contradiction(fault: "1 cannot be moved to a position beside itself") {
            $0.moveRow("1", inSection: "A", to: .after("1"))
        },
        Contradiction(fault: "the rows of section F cannot be changed") {
            $0.insert(Section("F", rows: [TextRow("f")]))
            $0.deleteRow("f", inSection: "F")
        },
        Contradiction(fault: "there is no section Q") { $0.reload(Section("Q")) },
    ]
}
