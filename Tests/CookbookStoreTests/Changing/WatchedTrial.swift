import Foundation
import LibraryTestSupport
import RecipeKit
import Testing

@testable import CookbookStore
@testable import RecipeLibrary

/// A library that is told of changes in its folders, for tests that wait for the notifications and not for a time.
final class WatchedTrial: Sendable {
    let trial: LibraryTrial
    let library: IndexedCookbook
    private let reports: AsyncStream<FolderChanges>
    private static let fence = ".fence"

    convenience init(_ files: [String: String] = [:]) async throws { try await self.init(LibraryTrial(files)) }

    init(_ trial: LibraryTrial) async throws {
        self.trial = trial
        let (reports, continuation) = AsyncStream.makeStream(of: FolderChanges.self)
        self.reports = reports
        let library = trial.library()
        self.library = library
        let watch = try #require(FolderWatch(quiet: 1) { continuation.yield($0) })
        library.watch.withLock { $0.started = watch }
        try await trial.update(library)
    }

    /// Notes all changes that were made until now. The last notification of a queue is that of the last change.
    ///
    /// - Returns: What the library reports about each group of changes.
    func settle() async throws -> [LibraryChange] {
        let name = "\(Self.fence)-\(UUID().uuidString)"
        try trial.folder.write("", to: "Cookbook/\(name)")
        var reported: [LibraryChange] = []
        for await changes in reports {
            var others = changes
            others.entries.removeAll { $0.name.hasPrefix(Self.fence) }
            if let change = library.note(others) { reported.append(change) }
            if changes.entries.contains(where: { $0.name == name }) { break }
        }
        unlink(trial.folder["Cookbook/\(name)"])
        return reported
    }

    /// Replaces a file as a whole. If it were written in place, a process that another test starts at this moment could
    /// inherit the open file, and the system would report the change only when that process ends.
    func write(_ text: String, to path: String) throws {
        // Only the folder of the cookbook is watched.
        try trial.folder.write(text, to: "draft")
        let folder = FilePath.folder(of: path)
        if access(trial.folder[folder], F_OK) != 0 { try trial.folder.makeFolder(folder) }
        #expect(rename(trial.folder["draft"], trial.folder[path]) == 0)
    }

    /// Updates the library from the changed files.
    @discardableResult
    func update() async throws -> LibraryContents {
        var contents: LibraryContents?
        try await library.updateChanged { contents = $0.contents ?? contents }
        return try #require(contents)
    }

    /// How often the library has opened folders or asked for the status of files, and how often it has read files.
    var looks: (folders: Int, files: Int) {
        (
            library.folders.0.currentPath.current.look + library.folders.1.currentPath.current.look,
            library.reader.currentPath.current.look
        )
    }
}
