import RecipeKit
import Synchronization

extension IndexedCookbook {
    /// The maximum number of links to files. They are looked at after each change.
    private static let mostLinks = 64
    /// The maximum size in bytes of the changed files that are read before the first change of the index.
    private static let mostBytes = 4 << 20

    /// Compares some files with the index. Returns `nil` if only a walk finds all that has changed, or if a walk is not
    /// much slower.
    func compare(_ paths: [String], _ writer: IndexWriter) async throws -> FolderComparison? {
        guard let listed = listed.withLock({ $0 }) else { return nil }
        guard listed.linkedFiles.count + listed.unreadable.count <= Self.mostLinks else { return nil }
        let state = try await writer.state()
        // A negative number means that words were deleted, and that not all recipes have been read again since.
        guard state.generation > 0, state.isComplete, state.removed >= 0,
            !IndexWriter.areStale(removed: state.removed, recipes: state.recipes)
        else { return nil }
        var files: [FolderWalk.File] = []
        for path in paths.sorted() {
            switch listed.place(of: path) {
            case .file(let file): files.append(file)
            case .nowhere: break
            case .unsure: return nil
            }
        }
        guard !files.isEmpty else { return FolderComparison([], [], []) }
        var found: [(file: FolderWalk.File, stamp: FileStamp)] = []
        for (file, entry) in zip(files, await folders.0.find(files.map(\.path))) {
            switch entry {
            case .nothing: break
            case .file(let stamp): found.append((file, stamp))
            case .other: return nil
            }
        }
        guard let links = await links(listed) else { return nil }
        found += links
        let known = try await writer.files(at: files.map(\.path) + links.map(\.file.path))
        let comparison = FolderComparison(found.map(\.file), found.map(\.stamp), known)
        return comparison.size > Self.mostBytes ? nil : comparison
    }

    /// Returns the links to files. Returns `nil` if the files to which they lead have appeared or vanished.
    private func links(_ listed: ListedFolders) async -> [(file: FolderWalk.File, stamp: FileStamp)]? {
        let files = listed.linkedFiles
        guard !files.isEmpty || !listed.unreadable.isEmpty else { return [] }
        let found = await folders.0.find(files.map(\.path) + listed.unreadable, throughLinks: true)
        let stamps = found.map { if case .file(let stamp) = $0 { stamp } else { nil as FileStamp? } }
        guard stamps[..<files.count].allSatisfy({ $0 != nil }), stamps[files.count...].allSatisfy({ $0 == nil }) else {
            return nil
        }
        return zip(files, stamps).compactMap { file, stamp in stamp.map { (file, $0) } }
    }

    /// Applies the differences of a few files in one transaction, so that the listing is complete at every moment.
    ///
    /// - Returns: The new contents, or `nil` if the task was cancelled. Then nothing has changed.
    func contents(after comparison: FolderComparison, _ writer: IndexWriter) async throws -> LibraryContents? {
        guard !Task.isCancelled else { return nil }
        if !comparison.isEmpty {
            await reader.begin(comparison.jobs)
            var batches: [IndexBatch] = []
            while let batch = await reader.next(.max) { batches.append(batch) }
            guard !Task.isCancelled else { return nil }
            for file in comparison.renamed { try await writer.rename(file.known, to: file.entry, file.stamp) }
            try await writer.remove(comparison.removed)
            for batch in batches { try await writer.write(batch, now: time(nil)) }
            try await writer.writeListing(isComplete: true, now: time(nil))
            await writer.tidy()
        }
        return try contents()
    }
}

/// The changes that the next update must look at.
final class ReportedChanges: Sendable {
    struct Changes: Sendable {
        /// The maximum number of files that are looked at one by one. A walk looks at many files faster, because it
        /// opens each folder only once.
        private static let mostPaths = 256

        /// The paths of the files that may have changed. It is empty if any file may have changed.
        private(set) var paths: [String] = []
        /// Whether any file may have changed.
        private(set) var isEverything = false

        static let everything: Changes = {
            var changes = Changes()
            changes.becomeEverything()
            return changes
        }()

        mutating func becomeEverything() {
            isEverything = true
            paths = []
        }

        mutating func insert(_ path: String) {
            // Two names that differ only in their Unicode normalization form are equal texts, but different files.
            guard !isEverything, !paths.contains(where: { $0.utf8.elementsEqual(path.utf8) }) else { return }
            if paths.count == Self.mostPaths { becomeEverything() } else { paths.append(path) }
        }

        mutating func formUnion(_ other: Changes) {
            if other.isEverything { becomeEverything() }
            for path in other.paths { insert(path) }
        }
    }

    /// Before the first update, nothing is known.
    private let state = Mutex(Changes.everything)

    func add(_ changes: Changes) { state.withLock { $0.formUnion(changes) } }

    /// Returns all changes, and forgets them. If the update fails or is cancelled, add them again.
    func take() -> Changes {
        state.withLock { state in
            defer { state = Changes() }
            return state
        }
    }
}
