import Foundation
import TestSupport
import Testing

@testable import Terminal

@MainActor
@Suite("A snapshot of a screen")
struct GridSnapshotTests {
    private func screen(_ names: [String], selected: Int = 0) -> HeadlessScreen {
        let screen = HeadlessScreen(columns: 20, rows: 4)
        let canvas = Canvas(size: screen.size)
        let surface = Surface(canvas: canvas, appearance: screen.appearance)
        surface.draw("Fruit", x: 1, y: 0, role: .title)
        for (index, name) in names.enumerated() { surface.draw(name, x: 2, y: index + 1) }
        surface.draw("12", x: 18, y: 2, role: .dim)
        surface.restyle(Rect(x: 0, y: selected + 1, width: 20, height: 1)) { _ in surface.theme[.selection] }
        screen.present(canvas.grid, cursor: Point(x: 2, y: 1))
        return screen
    }

    @Test("A snapshot has the text of each row, the styles of its columns and the cursor")
    func form() {
        #expect(
            screen(["Apple", "日本"]).snapshot.description == """
                20x4, cursor 2,1
                │ Fruit              │ 1-5 bold
                │  Apple             │ 0-19 255 on 239
                │  日本            12│ 18-19 246
                │                    │

                """)
    }

    @Test("The difference of two snapshots shows what was and what is, with the lines around it")
    func difference() {
        let before = screen(["Apple", "Pear"]).snapshot
        let after = screen(["Apple", "Plum"], selected: 1).snapshot
        #expect(before.difference(from: before) == nil)
        #expect(
            after.difference(from: before) == """
                  ⋮
                  │ Fruit              │ 1-5 bold
                - │  Apple             │ 0-19 255 on 239
                + │  Apple             │
                - │  Pear            12│ 18-19 246
                + │  Plum            12│ 0-19 255 on 239
                  │                    │
                """)
    }

    @Test(
        "The difference of two snapshots omits equal lines between changes, and shows lines that only one of them has")
    func distantDifferences() {
        let before = GridSnapshot(text: "a\nb\nc\nd\ne\nf\ng\nh\n")
        let after = GridSnapshot(text: "a\nb\nX\nd\ne\nf\ng\nY\nz\n")
        #expect(
            after.difference(from: before)?.split(separator: "\n")
                == ["  ⋮", "  b", "- c", "+ X", "  d", "  ⋮", "  g", "- h", "+ Y", "+ z"])
        #expect(
            before.difference(from: after)?.split(separator: "\n")
                == ["  ⋮", "  b", "- X", "+ c", "  d", "  ⋮", "  g", "- Y", "+ h", "- z"])
        let first = GridSnapshot(text: "A\nb\nc\n").difference(from: GridSnapshot(text: "a\nb\nc\n"))
        #expect(first?.split(separator: "\n") == ["- a", "+ A", "  b", "  ⋮"])
    }

    @Test("A snapshot names single columns and several runs of a row")
    func runs() {
        let canvas = Canvas(size: Size(columns: 6, rows: 1))
        let surface = Surface(canvas: canvas, appearance: Appearance())
        surface.draw("abcdef", x: 0, y: 0)
        surface.restyle(Rect(x: 0, y: 0, width: 1, height: 1)) { _ in Style(attributes: .bold) }
        surface.restyle(Rect(x: 3, y: 0, width: 2, height: 1)) { _ in Style(foreground: .red) }
        surface.restyle(Rect(x: 5, y: 0, width: 1, height: 1)) { _ in Style(foreground: .green) }
        #expect(GridSnapshot(canvas.grid).lines == ["6x1", "│abcdef│ 0 bold, 3-4 red, 5 green"])
    }

    @Test("A snapshot is the same after it was written and read")
    func text() {
        let snapshot = screen(["Apple"]).snapshot
        #expect(GridSnapshot(text: snapshot.description) == snapshot)
    }

    @Test("A folder records screens when asked, and then reports each difference")
    func folder() throws {
        let scratch = try TemporaryFolder()
        let path = scratch["Snapshots"]
        let snapshot = screen(["Apple"]).snapshot
        let missing = #expect(throws: SnapshotError.self) {
            try SnapshotFolder(path: path, isRecording: false).check(snapshot, as: "fruit")
        }
        #expect(missing?.message.contains("RENEW_SNAPSHOTS=1 records the screen") == true)
        try SnapshotFolder(path: path, isRecording: true).check(snapshot, as: "fruit")
        let folder = SnapshotFolder(path: path, isRecording: false)
        try folder.check(snapshot, as: "fruit")
        let changed = #expect(throws: SnapshotError.self) {
            try folder.check(screen(["Fig"]).snapshot, as: "fruit")
        }
        #expect(changed?.description.contains("+ │  Fig               │") == true)
    }

    @Test("A folder reads a large screen as it was recorded, and reports a file that cannot be written")
    func large() throws {
        let scratch = try TemporaryFolder()
        let canvas = Canvas(size: Size(columns: 200, rows: 60))
        Surface(canvas: canvas, appearance: Appearance()).fill(Rect(size: canvas.grid.size), with: "x")
        let snapshot = GridSnapshot(canvas.grid)
        try SnapshotFolder(path: scratch["Large"], isRecording: true).check(snapshot, as: "x")
        try SnapshotFolder(path: scratch["Large"], isRecording: false).check(snapshot, as: "x")
        let error = #expect(throws: SnapshotError.self) {
            try SnapshotFolder(path: scratch["Large/x.txt"], isRecording: true).check(snapshot, as: "y")
        }
        #expect(error?.message.contains("cannot be written: ") == true)
    }

    @Test("A folder records screens only if RENEW_SNAPSHOTS is set")
    func recording() {
        let isSet = ProcessInfo.processInfo.environment["RENEW_SNAPSHOTS"]?.isEmpty == false
        #expect(SnapshotFolder(path: "/nowhere").isRecording == isSet)
        #expect(SnapshotFolder(path: "/nowhere", isRecording: true).isRecording)
    }

    @Test("A folder can be beside the file of the test")
    func beside() {
        let folder = SnapshotFolder(named: "Recorded", besideFile: "/tests/MenuTests.swift")
        #expect(folder.path == "/tests/Recorded")
    }
}
