import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeLibrary

@Suite("Watching the notebook")
struct NotebookWatchTests {
    /// Waits for a condition, at most two minutes, because a whole run keeps the threads busy.
    private func wait(_ condition: () -> Bool) async throws -> Bool {
        for _ in 0..<12000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        return condition()
    }

    @Test(
        "A folder that appears just before the folder above it is watched, is watched too")
    func folderAppears() async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("data")
        let path = folder["data/recipes"]
        let hasMade = Mutex(false)
        let reports = Mutex(0)
        let watch = NotebookWatch(
            Notebook(path: path + "/notebook.sqlite"),
            exists: { asked in
                let exists = FileManager.default.fileExists(atPath: asked)
                let isFirst = hasMade.withLock { made in
                    defer { if asked == path { made = true } }
                    return asked == path && !made
                }
                // Another program creates the folder directly after the check that finds it missing.
                if isFirst { mkdir(path, 0o700) }
                return exists
            }, report: { reports.withLock { $0 += 1 } })
        try folder.write("x", to: "data/recipes/notebook.sqlite")
        #expect(try await wait { reports.withLock { $0 > 0 } })
        _ = watch
    }

    @Test("A notebook whose folders are missing is watched as they appear")
    func foldersAppear() async throws {
        let folder = try TemporaryFolder()
        let reports = Mutex(0)
        let watch = NotebookWatch(Notebook(path: folder["a/b/notebook.sqlite"])) { reports.withLock { $0 += 1 } }
        for name in ["a", "a/b"] {
            let before = reports.withLock { $0 }
            try folder.makeFolder(name)
            #expect(try await wait { reports.withLock { $0 > before } }, "\(name)")
        }
        let before = reports.withLock { $0 }
        try folder.write("x", to: "a/b/notebook.sqlite")
        #expect(try await wait { reports.withLock { $0 > before } })
        _ = watch
    }

    @Test("A notebook for which the system has no watch left is watched as soon as there is one")
    func refusedAtFirst() async throws {
        let folder = try TemporaryFolder()
        let isFree = Atomic(false)
        let reports = Mutex(0)
        let watch = NotebookWatch(
            Notebook(path: folder["notebook.sqlite"]), exists: { access($0, F_OK) == 0 }, retrying: .milliseconds(1),
            start: { report in
                if isFree.load(ordering: .relaxed) { return FolderWatch(quiet: 1, report) }
                errno = EMFILE
                return nil
            }, report: { reports.withLock { $0 += 1 } })
        isFree.store(true, ordering: .relaxed)
        // What was written before the watch is reported once it has started.
        #expect(try await wait { reports.withLock { $0 > 0 } })
        let before = reports.withLock { $0 }
        try folder.write("x", to: "notebook.sqlite")
        #expect(try await wait { reports.withLock { $0 > before } })
        _ = watch
    }
}
