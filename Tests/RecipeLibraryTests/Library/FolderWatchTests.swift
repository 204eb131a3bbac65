import Foundation
import LibraryTestSupport
import Synchronization
import TestSupport
import Testing

@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Watching folders")
struct FolderWatchTests {
    // Other tests of watching are skipped where it is not supported.
    /// A watched folder, and its changes.
    private struct Trial {
        let folder: TemporaryFolder
        let watch: FolderWatch
        private let reports: AsyncStream<FolderChanges>

        init(_ files: [String]) throws {
            folder = try TemporaryFolder()
            try folder.makeFolder("Book")
            for name in files { try folder.write("", to: "Book/\(name)") }
            let (reports, continuation) = AsyncStream.makeStream(of: FolderChanges.self)
            self.reports = reports
            watch = try #require(FolderWatch(quiet: 1) { continuation.yield($0) })
            #expect(watch.watch(folder["Book"]) == 0)
        }

        /// Returns all changes until now, without repetitions.
        func changes() async throws -> [String] {
            let end = "end \(UUID().uuidString)"
            try folder.makeFolder("Book/\(end)")
            var changes: [String] = []
            for await report in reports {
                if report.isIncomplete { changes.append("incomplete") }
                for entry in report.entries {
                    if entry.name == end { return changes }
                    let path = entry.path.dropFirst(folder.path.count + 1)
                    if !path.contains("end "), changes.last != "\(entry.kind) \(path)" {
                        changes.append("\(entry.kind) \(path)")
                    }
                }
            }
            return changes
        }
    }

    @Test("A watch reports names and what happened to them")
    func kinds() async throws {
        let trial = try Trial(["a.cook"])
        let files = FileManager.default
        func path(_ name: String) -> String { trial.folder["Book/\(name)"] }
        try trial.folder.write("Boil.", to: "Book/a.cook")
        #expect(try await trial.changes() == ["written Book/a.cook"])
        try trial.folder.write("Boil.", to: "Book/b.cook")
        #expect(try await trial.changes() == ["appeared Book/b.cook", "written Book/b.cook"])
        try files.moveItem(atPath: path("b.cook"), toPath: path("c.cook"))
        #expect(try await trial.changes() == ["vanished Book/b.cook", "appeared Book/c.cook"])
        try trial.folder.setPermissions(0o600, of: "Book/c.cook")
        #expect(try await trial.changes() == ["written Book/c.cook"])
        try files.removeItem(atPath: path("c.cook"))
        #expect(try await trial.changes() == ["vanished Book/c.cook"])
        try trial.folder.makeFolder("Book/Soups")
        #expect(try await trial.changes() == ["folder Book/Soups"])
        try trial.folder.link("Book/Link", to: path("Soups"))
        #expect(try await trial.changes() == ["appeared Book/Link"])
        #expect(trial.watch.watch(path("Link")) == 0)
        unlink(path("Link"))
        #expect(try await trial.changes() == ["folder Book/Link"])
    }

    @Test("A moved folder reports its new path, and none after it was left out")
    func moved() async throws {
        let trial = try Trial(["Soups/a.cook"])
        #expect(trial.watch.watch(trial.folder["Book/Soups"]) == 0)
        try FileManager.default.moveItem(
            atPath: trial.folder["Book/Soups"], toPath: trial.folder["Book/Cakes"])
        let changes = try await trial.changes()
        #expect(Set(changes) == ["folder Book/Soups", "folder Book/Cakes", "incomplete"])
        #expect(trial.watch.watch(trial.folder["Book/Cakes"]) == 0)
        trial.watch.endAll(except: [ExactPath(trial.folder["Book"]), ExactPath(trial.folder["Book/Cakes"])])
        try trial.folder.write("Boil.", to: "Book/Cakes/a.cook")
        #expect(try await trial.changes() == ["written Book/Cakes/a.cook"])
        trial.watch.endAll(except: [ExactPath(trial.folder["Book"])])
        try trial.folder.write("Boil well.", to: "Book/Cakes/a.cook")
        #expect(try await trial.changes() == [])
    }

    @Test("Files that differ only in their Unicode form are different files")
    func forms() async throws {
        let trial = try Trial([])
        try trial.folder.makeFolder("Book/Cr\u{E8}me")
        try trial.folder.makeFolder("Book/Cre\u{300}me")
        for name in ["Book/Cr\u{E8}me", "Book/Cre\u{300}me"] { #expect(trial.watch.watch(trial.folder[name]) == 0) }
        _ = try await trial.changes()
        for name in ["Book/Cr\u{E8}me", "Book/Cre\u{300}me"] {
            mkdir(trial.folder["\(name)/x"], 0o700)
            let changes = try await trial.changes()
            #expect(changes.map { Array($0.utf8) } == [Array("folder \(name)/x".utf8)])
        }
    }

    @Test(
        "A folder is watched before it is listed, so that no file is lost between")
    func duringWalk() async throws {
        let trial = try Trial(["Soups/a.cook"])
        let watching = WalkWatching(trial.watch)
        let walk = try Cookbook(paths: [trial.folder["Book"]]).list { watching.add($0) }
        try trial.folder.write("Boil.", to: "Book/Soups/b.cook")
        #expect(watching.end(walk) == .all)
        #expect(try await trial.changes() == ["appeared Book/Soups/b.cook", "written Book/Soups/b.cook"])
    }

    @Test("Lost notifications, and the end of a watched folder, make the changes incomplete")
    func lost() {
        for (mask, isIncomplete) in [
            (IN_Q_OVERFLOW, true), (IN_UNMOUNT, true), (IN_DELETE_SELF, true), (IN_MOVE_SELF, true),
            (IN_IGNORED, false), (IN_ATTRIB, false),
        ] {
            var changes = FolderChanges()
            var event = inotify_event()
            event.mask = UInt32(mask)
            withUnsafeBytes(of: event) { WatchedFolders(-1).read($0, into: &changes) }
            #expect(changes.isIncomplete == isIncomplete && changes.entries.isEmpty, "\(mask)")
        }
    }

    @Test("A name that is not UTF-8 makes the changes incomplete")
    func names() async throws {
        let trial = try Trial([])
        let name = Array(trial.folder["Book/Cr"].utf8CString.dropLast()) + [CChar(bitPattern: 0xE8), 0]
        guard mkdir(name, 0o700) == 0 else { return }  // Some file systems take no such name.
        #expect(try await trial.changes() == ["incomplete"])
    }

    @Test("If the system refuses a watch, a notice says so, and changes are reported as soon as it gives one")
    func refusedAtFirst() async throws {
        let trial = try LibraryTrial(["Soup.cook": LibraryTrial.soup("Soup")])
        let library = trial.library()
        let isFree = Atomic(false)
        let (reports, continuation) = AsyncStream.makeStream(of: LibraryChange.self)
        library.whenChanged({ continuation.yield($0) }, retrying: .milliseconds(1)) { report in
            if isFree.load(ordering: .relaxed) { return FolderWatch(quiet: 1, report) }
            errno = EMFILE
            return nil
        }
        let refused = try #require(try await trial.update(library).last)
        #expect(refused.notice?.contains("reload the list") == true)
        isFree.store(true, ordering: .relaxed)
        var next = reports.makeAsyncIterator()
        #expect(await next.next() == .recipes)
        #expect(try await trial.update(library).last?.notice == nil)
        try trial.folder.write(LibraryTrial.soup("Stew"), to: "Cookbook/Stew.cook")
        #expect(await next.next() == .recipes)
    }
}
