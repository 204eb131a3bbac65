import SectionedLists
import Terminal
import Testing

struct Track: Hashable, RowConvertible {
    var name: String
    var seconds: Int
    var row: any Row { TextRow(name, detail: "\(seconds) s") }
}

@MainActor
@Suite("Closures, batches and normalization")
struct ClosureSnippets {
    @Test("Rows and sections are made of closures")
    func closures() {
        var played: [String] = []
        let tracks = [Track(name: "Dawn", seconds: 190), Track(name: "Noon", seconds: 214)]
        let list = SectionsViewController(title: "Music")
        let music = Section("Tracks", items: tracks, rowID: \.name, cell: TextCell.self) { cell, track in
            cell.text = StyledText(track.name)
            cell.detail = "\(track.seconds) s"
        } onSelect: { track in
            played.append(track.name)
        }
        let silence = BlockRow(id: "silence", cell: TextCell.self) { cell in
            cell.text = StyledText("Silence")
        } onSelect: {
            played.append("nothing")
        }
        list.sections = [music, Section("Also", rows: [silence])]
        _ = shown(list, .down, .enter, .down, .enter)
        #expect(played == ["Noon", "nothing"])
    }

    @Test("A section's closures apply to all its rows")
    func sectionClosures() {
        var chosen: [AnyHashable] = []
        let list = SectionsViewController(title: "Music")
        list.sections = [
            Section("Moods", rows: ["Calm", "Wild"].map { TextRow($0) })
                .onLoad(TextCell.self) { cell, _ in cell.detail = "mood" }
                .onSelect { row, _ in chosen.append(row.id) }
        ]
        #expect(shown(list, .down, .enter).contains("▌ Wild                            mood"))
        #expect(chosen == ["Wild"])
    }

    @Test("A batch changes rows by their ids")
    func batch() {
        let queue = MutableSectionsModel([
            MutableSection("Next", rows: ["Dawn", "Noon", "Dusk"].map { TextRow($0) }),
            MutableSection("Played"),
        ])
        let list = SectionsViewController(title: "Queue")
        list.model = queue
        queue.performBatch { batch in
            batch.moveRow("Dawn", inSection: "Next", to: .end, ofSection: "Played")
            batch.insert(TextRow("Night"), .after("Dusk"), inSection: "Next")
            batch.deleteRow("Noon", inSection: "Next")
        }
        #expect(queue.section(at: 0).index(ofRow: "Night") == 1)
        #expect(queue.section(at: 1).index(ofRow: "Dawn") == 0)
    }

    @Test("A batch that contradicts itself changes nothing and is reported")
    func wrongBatch() {
        let queue = MutableSectionsModel([MutableSection("Next", rows: [TextRow("Dawn")])])
        var reports: [String] = []
        ProgrammingError.handler = { reports.append($0) }
        defer { ProgrammingError.handler = nil }
        let isDone = queue.performBatch { batch in
            batch.deleteRow("Dawn", inSection: "Next")
            batch.reloadRow("Dawn", inSection: "Next")
        }
        #expect(!isDone)
        #expect(queue.section(at: 0).numberOfRows == 1)
        #expect(
            reports == [
                "A batch was not carried out: row Dawn was deleted before from section Next (change 2 of 2)"
            ])
    }

    @Test("One call shows data of any shape")
    func normalization() {
        let list = SectionsViewController(title: "Anything")
        list.reload(with: "Nothing yet")
        #expect(list.sections.map(\.numberOfRows) == [1])
        list.reload(with: ["Apple", "Pear"])
        #expect(list.sections.map(\.numberOfRows) == [2])
        list.reload(with: [["Apple", "Pear"], ["Bean"]])
        #expect(list.sections.map(\.numberOfRows) == [2, 1])
        list.reload(with: ["Loose", 42, ["Apple", "Pear"], Section("Beans"), Track(name: "Dawn", seconds: 190)])
        #expect(list.sections.map(\.numberOfRows) == [2, 2, 0, 1])
    }
}
