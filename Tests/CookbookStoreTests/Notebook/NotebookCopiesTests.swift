import Foundation
import GRDB
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Copies of the notebook")
struct NotebookCopiesTests {
    private let day = CalendarDay(iso: "2026-11-26") ?? .today

    private func rate(_ fixture: NotebookFixture, _ rating: Int) throws {
        let notebook = fixture.notebook()
        try notebook.apply([.rating(rating)], to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
    }

    private func rating(_ fixture: NotebookFixture) throws -> Int? {
        try fixture.notebook().entry(of: fixture.fingerprint("Pie.cook"), in: fixture.cookbook).rating
    }

    private func names(_ fixture: NotebookFixture) -> [String] { NotebookCopies(of: fixture.path).all.map(\.name) }

    @Test("A day has one copy, of its beginning, and the three latest days are kept")
    func daily() throws {
        let fixture = try NotebookFixture()
        let copies = NotebookCopies(of: fixture.path)
        copies.makeDaily(on: day)
        #expect(names(fixture).isEmpty, "there is nothing to copy")
        for number in 0..<5 {
            try rate(fixture, number + 1)
            copies.makeDaily(on: day.adding(days: number))
        }
        try rate(fixture, 1)
        copies.makeDaily(on: day.adding(days: 4))
        #expect(names(fixture) == ["2026-11-30", "2026-11-29", "2026-11-28"])
        #expect(try fixture.notebook().restore(from: #require(copies.all.first).path).recipes == 1)
        #expect(try rating(fixture) == 5)
        let mode = try FileManager.default.attributesOfItem(atPath: copies.all[0].path)[.posixPermissions] as? Int
        #expect(mode == 0o600, "only the person can read a copy")
        #expect(!fixture.filesOfNotebook.contains { $0.contains(".part") || $0.contains("restored") })
    }

    @Test("Copies of a clock that was ahead do not displace later ones")
    func wrongClock() throws {
        let fixture = try NotebookFixture()
        try rate(fixture, 4)
        let copies = NotebookCopies(of: fixture.path)
        for number in 1...3 { copies.makeDaily(on: day.adding(days: 1000 + number)) }
        copies.makeDaily(on: day)
        #expect(names(fixture).last == "2026-11-26" && names(fixture).count == 3)
    }

    @Test("A restored notebook has everything that the copy had, and what it replaced can be restored")
    func restoring() throws {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        let (pie, soup) = (try fixture.fingerprint("Pie.cook"), try fixture.fingerprint("Soup.cook"))
        try notebook.apply(
            [
                .favourite(true), .rating(4), .note("Less salt."), .cooked(.init(day: day, note: "for six")),
                .tick("step 1: Bake", isTicked: true), .scale(Rational(3)), .revision("Bake @apples{3}.", .cooked),
            ], to: pie, in: fixture.cookbook)
        try notebook.setTimers(["a": "now"])
        NotebookCopies(of: fixture.path).makeDaily(on: day)
        let before = try notebook.exportedState().text()
        try notebook.apply([.rating(1), .untickAll], to: pie, in: fixture.cookbook)
        try notebook.apply([.note("Too thin.")], to: soup, in: fixture.cookbook)
        try notebook.setTimers(["a": "later"])
        let after = try notebook.exportedState().text()
        #expect(before != after)

        // Another window has the notebook open meanwhile.
        let window = fixture.notebook()
        let version = try window.version()
        let restored = try notebook.restore(from: #require(NotebookCopies(of: fixture.path).all.first).path, on: day)
        #expect(restored.recipes == 1 && restored.replaced == "replaced-2026-11-26")
        #expect(try notebook.exportedState().text() == before)
        #expect(try window.version() != version && window.exportedState().text() == before)
        #expect(try notebook.timers() == ["a": "later"], "a timer of the copy would ring at once")
        #expect(names(fixture) == ["replaced-2026-11-26", "2026-11-26"])
        let again = try notebook.restore(
            from: fixture.folder["data/recipes/notebook-replaced-2026-11-26.sqlite"], on: day)
        #expect(again.replaced == "replaced-2026-11-26-2")
        #expect(try notebook.exportedState().text() == after)
        #expect(try window.apply([.rating(2)], to: pie, in: fixture.cookbook).rating == 2)
    }

    @Test("An exported state that is imported into a new notebook is the same again")
    func exported() throws {
        let fixture = try NotebookFixture()
        try fixture.notebook().apply(
            [.favourite(true), .note("One\nTwo"), .scale(Rational(3)), .revision("Bake @apples{3}.", .found)],
            to: fixture.fingerprint("Pie.cook"), in: fixture.cookbook)
        let text = try fixture.notebook().exportedState().text()
        let other = Notebook(path: fixture.folder["other/notebook.sqlite"])
        _ = try other.importState(Array(text.utf8), file: "state")
        #expect(try other.exportedState().text() == text)
    }

    @Test("A damaged notebook does not take the place of a copy, and a restoring replaces it")
    func damaged() throws {
        let fixture = try NotebookFixture()
        try rate(fixture, 4)
        let copies = NotebookCopies(of: fixture.path)
        copies.makeDaily(on: day)
        var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: fixture.path)))
        for index in 100..<bytes.count { bytes[index] = 0x41 }
        try Data(bytes).write(to: URL(fileURLWithPath: fixture.path))
        for number in 1...4 { copies.makeDaily(on: day.adding(days: number)) }
        #expect(names(fixture) == ["2026-11-26"])
        let notebook = fixture.notebook()
        #expect(try notebook.restore(from: copies.all[0].path).recipes == 1)
        #expect(notebook.takeNotice()?.contains("recipes restore 2026-11-26") == true)
        #expect(try rating(fixture) == 4)
        #expect(fixture.filesOfNotebook.contains { $0.hasPrefix("notebook-damaged-") })
    }

    @Test("What is no sound notebook is not restored, and the notebook stays as it is")
    func refused() throws {
        let fixture = try NotebookFixture()
        try rate(fixture, 4)
        try fixture.folder.write("Dear diary", to: "text.sqlite")
        let foreign = fixture.folder["foreign.sqlite"]
        try DatabaseQueue(path: foreign).write { try $0.execute(sql: "CREATE TABLE x (y)") }
        for path in [fixture.folder["none.sqlite"], fixture.folder["text.sqlite"], foreign, fixture.folder["Cookbook"]]
        {
            #expect(throws: NotebookError.self) { try fixture.notebook().restore(from: path) }
        }
        #expect(try rating(fixture) == 4)
        #expect(fixture.filesOfNotebook == ["notebook.sqlite"])
    }

    @Test("A copy of an earlier version is restored")
    func earlierVersion() throws {
        let fixture = try NotebookFixture()
        let copy = fixture.folder["old.sqlite"]
        let queue = try DatabaseQueue(path: copy)
        try NotebookSchema.migrator.migrate(queue, upTo: "1")
        try queue.write {
            try $0.execute(
                sql:
                    "INSERT INTO recipe (uid, path, place, title, rating, changed) VALUES ('1', '/a.cook', 0, 'A', 3, 5)"
            )
        }
        try queue.close()
        let before = try Data(contentsOf: URL(fileURLWithPath: copy))
        #expect(try fixture.notebook().restore(from: copy).recipes == 1)
        #expect(try fixture.notebook().exportedState().text().contains("\"rating\": 3"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == before, "the copy stays as it is")
    }

    @Test("The draft of a killed program is used again, and one that is being written is left alone")
    func drafts() throws {
        let fixture = try NotebookFixture()
        try rate(fixture, 4)
        let draft = fixture.folder["data/recipes/notebook-2026-11-26.sqlite.part"]
        try fixture.folder.write("half a copy", to: "data/recipes/notebook-2026-11-26.sqlite.part")
        let owner = open(draft, O_RDWR)
        #expect(flock(owner, LOCK_EX) == 0)
        NotebookCopies(of: fixture.path).makeDaily(on: day)
        #expect(names(fixture).isEmpty)
        close(owner)
        NotebookCopies(of: fixture.path).makeDaily(on: day)
        #expect(names(fixture) == ["2026-11-26"] && access(draft, F_OK) != 0)
    }

    @MainActor
    @Test("The first change of a day copies the notebook, and starting does not")
    func store() async throws {
        let fixture = try NotebookFixture()
        try rate(fixture, 4)
        let store = Store(of: fixture.cookbook, notebook: fixture.notebook())
        store.start()
        await store.settle()
        #expect(names(fixture).isEmpty)
        let pie = RecipeSummary(id: fixture.id("Pie.cook"), title: "Pie")
        for rating in [2, 3] { store.note("Rated", pie, { _ in [.rating(rating)] }) }
        await store.settle()
        #expect(names(fixture) == [CalendarDay.today.iso])
        try FileManager.default.removeItem(atPath: NotebookCopies(of: fixture.path).all[0].path)
        store.note("Rated", pie, { _ in [.rating(5)] })
        await store.settle()
        #expect(names(fixture).isEmpty, "once a day is enough")
    }
}
