import GRDBSQLite
import RecipeKit
import Synchronization

extension IndexedCookbook {
    /// Updates the index from all files. Compares the stamps of all files and reads the changed files.
    ///
    /// The first update delivers listings of the recipes that were read so far. The first listing comes within a tenth
    /// of a second, and the others come at growing intervals. In the last listing, ``LibraryContents/isComplete`` is
    /// `true`. If nothing changed, the update delivers only the current contents.
    ///
    /// If the task is cancelled or the process is killed, the index contains what was committed so far. If another
    /// process updates the same index, the call delivers the listings of that process until it has finished. Then the
    /// call updates the index itself.
    ///
    /// - Parameter deliver: Receives the progress and new contents. The next files are read meanwhile.
    /// - Throws: An error if the index cannot be written at any location.
    public func update(_ deliver: (LibraryUpdate) async -> Void) async throws {
        anythingMayHaveChanged()
        try await updateChanged(deliver)
    }

    /// Updates the index from the files that may have changed since the last update, as far as they are known: those
    /// that the system has reported, and those of ``filesDidChange(_:)``. Otherwise, updates the index from all files,
    /// as ``update(_:)`` does.
    ///
    /// A change of one file costs the same in every cookbook, except that the listing is sorted again. If no file has
    /// changed, delivers only the current contents.
    ///
    /// - Parameter deliver: Receives the progress and new contents.
    /// - Throws: An error if the index cannot be written at any location.
    public func updateChanged(_ deliver: (LibraryUpdate) async -> Void) async throws {
        await takeTurn()
        defer { giveTurn() }
        let changes = reported.take()
        var isDone = false
        defer { if !isDone { reported.add(changes) } }
        let delays = readingDelays.watch()
        defer { delays.end() }
        outdated.beginUpdate()
        defer { outdated.endUpdate() }
        if damage.isDamaged(currentIndex) {
            beginAnew(after: IndexError(code: SQLITE_CORRUPT, message: "found damaged by a reader"))
        }
        var attempts = 0
        while !Task.isCancelled {
            do {
                isDone = try await tryToUpdate(changes, deliver)
                return
            } catch let error as IndexError {
                attempts += 1
                guard attempts < 3 else { throw error }
                beginAnew(after: error)
            }
        }
    }

    /// Waits until no other update of this library runs. Waits even if the task of the caller is cancelled.
    private func takeTurn() async {
        guard isUpdating else {
            isUpdating = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func giveTurn() {
        if waiting.isEmpty { isUpdating = false } else { waiting.removeFirst().resume() }
    }

    /// Prepares a new index after an error. If the location of the old index can be written, deletes the old index.
    /// Otherwise continues with an index in memory.
    private func beginAnew(after error: IndexError) {
        writer = nil
        listed.withLock { $0 = nil }
        LibraryLog.index.warning("The index \(currentIndex.location.name) is made anew: \(error)")
        index.withLock { index in
            index.epoch += 1
            guard case .disk(let path) = index.location else { return index.location = .newMemory() }
            if error.isPathError {
                indexNotice = "The index cannot be kept, because \(error.reason); it is made anew at each start."
                index.location = .newMemory()
            } else {
                for file in IndexLocation.files(ofIndexAt: path) { unlink(file) }
            }
        }
    }

    /// Returns whether the update was not cancelled.
    private func tryToUpdate(
        _ changes: ReportedChanges.Changes, _ deliver: (LibraryUpdate) async -> Void
    ) async throws -> Bool {
        guard case .disk(let path) = index.withLock({ $0.location }) else {
            return try await bringUpToDate(changes, deliver)
        }
        guard let slash = path.lastIndex(of: "/"), UserFolder.make(String(path[..<slash])) else {
            throw IndexError(code: SQLITE_CANTOPEN, message: "no folder for \(path)")
        }
        if let lock = try IndexLock(at: path) {
            let isDone = try await bringUpToDate(changes, deliver)
            _ = consume lock
            return isDone
        }
        return try await follow(path, changes, deliver)
    }

    /// Delivers the listings of another process that updates the index. After that process has finished, updates the
    /// index in this process.
    private func follow(
        _ path: String, _ changes: ReportedChanges.Changes, _ deliver: (LibraryUpdate) async -> Void
    ) async throws -> Bool {
        var generation = 0
        while !Task.isCancelled {
            // An error is expected, because the other process may not have created the tables yet.
            if let contents = (try? contents()) ?? nil, contents.generation != generation {
                generation = contents.generation
                await deliver(LibraryUpdate(contents: contents))
            }
            // If the task is cancelled, the sleep throws an error, and the loop ends.
            try? await Task.sleep(for: .milliseconds(200))
            if let lock = try IndexLock(at: path) {
                let isDone = try await bringUpToDate(changes, deliver)
                _ = consume lock
                return isDone
            }
        }
        return false
    }

    private func openWriter() throws(IndexError) -> IndexWriter {
        if let writer {
            if writer.isInPlace { return writer }
            // The connections of all readers lead to the old file.
            index.withLock { $0.epoch += 1 }
            listed.withLock { $0 = nil }
            self.writer = nil
        }
        let opened = try IndexWriter(currentIndex.location, pageLimit: pageLimit)
        writer = opened
        return opened
    }

    private func bringUpToDate(
        _ changes: ReportedChanges.Changes, _ deliver: (LibraryUpdate) async -> Void
    ) async throws -> Bool {
        let writer = try openWriter()
        if !changes.isEverything, let comparison = try await compare(changes.paths, writer) {
            guard let contents = try await contents(after: comparison, writer) else { return false }
            if !contents.sections.isEmpty {
                await deliver(LibraryUpdate(contents: contents))
                return true
            }
            // Only the walk tells why a cookbook has no recipes.
        }
        return try await walk(writer, deliver)
    }

    /// Updates the index from all files. Returns `false` if the task was cancelled.
    private func walk(_ writer: IndexWriter, _ deliver: (LibraryUpdate) async -> Void) async throws -> Bool {
        if try await writer.state().generation == 0 { try await readFirstFiles(writer, deliver) }
        try await writer.dropStaleWords()
        async let files = writer.files()
        let watching = watch.withLock { WalkWatching($0.started, isRefused: $0.isRefused) }
        let walk = await folders.0.list(cookbook) { watching.add($0) }
        guard !Task.isCancelled else { return false }
        if walk.files.isEmpty, walk.hasUnlistedFolder {
            var contents =
                LibraryLog.index.value(orLog: "The index of a missing folder cannot be read") { try self.contents() }
                ?? LibraryContents()
            contents.error = cookbook.error(of: walk)
            contents.isUnlisted = true
            listed.withLock { $0 = nil }
            await deliver(LibraryUpdate(contents: contents))
            return true
        }
        let watched = watching.end(walk)
        watchNotice =
            switch watched {
            case .all, .some: nil
            case .limited: "There are more folders than the system can watch; reload the list to see changes."
            case .refused: "Other programs use all watches of the system; for now, reload the list to see changes."
            }
        let comparison = FolderComparison(walk, await stamps(of: walk.files), try await files)
        let state = try await writer.state()
        let diagnostics =
            walk.unreadable
            + walk.warnings.map {
                UnreadableRecipe(id: RecipeID(path: $0.location.file), diagnostics: [$0])
            }
        let haveDiagnosticsChanged = try await writer.setFolderDiagnostics(diagnostics)
        guard !Task.isCancelled else { return false }
        if !comparison.isEmpty || !state.isComplete || haveDiagnosticsChanged {
            try await apply(comparison, writer, isFirst: !state.isComplete, listed: state.recipes, deliver)
        }
        await writer.tidy()
        guard !Task.isCancelled, var contents = try contents() else { return false }
        let folders = Set(walk.warnings.map(\.location.file))
        if contents.sections.isEmpty, contents.unreadable.allSatisfy({ folders.contains($0.id.path) }) {
            contents.error = cookbook.error(of: walk)
        }
        listed.withLock { $0 = watched == .all ? ListedFolders(walk, of: cookbook) : nil }
        await deliver(LibraryUpdate(contents: contents))
        return true
    }

    private func stamps(of files: [FolderWalk.File]) async -> [FileStamp?] {
        guard files.count > 2000 else { return await folders.0.stamps(of: files[...]) }
        async let first = folders.0.stamps(of: files[..<(files.count / 2)])
        let second = await folders.1.stamps(of: files[(files.count / 2)...])
        return await first + second
    }

    /// The number of files that are read before all folders are listed.
    private static let firstFiles = 256

    /// Delivers the recipes of the first files before all folders are listed, because listing many folders takes longer
    /// than filling a screen. Delivers nothing if the cookbook has fewer than ``firstFiles`` files.
    private func readFirstFiles(
        _ writer: IndexWriter, _ deliver: (LibraryUpdate) async -> Void
    ) async throws {
        let walk = await folders.0.list(cookbook, limit: Self.firstFiles)
        guard walk.files.count == Self.firstFiles else { return }
        await reader.begin(walk.files.map { .init(entry: $0, resume: nil) })
        guard let batch = await reader.next(Self.firstFiles) else { return }
        try await writer.write(batch, now: time(nil))
        try await writer.writeListing(isComplete: false, now: time(nil))
        await deliver(LibraryUpdate(contents: try contents()))
    }

    private func apply(
        _ comparison: FolderComparison, _ writer: IndexWriter, isFirst: Bool, listed: Int,
        _ deliver: (LibraryUpdate) async -> Void
    ) async throws {
        // If the update is large or is cancelled, some changes are committed before the listing. So the current listing
        // counts as incomplete until the new one is written.
        try await writer.beginListing()
        var run = UpdateRun(size: comparison.size, showsParts: isFirst, listed: listed)
        await reader.begin(comparison.jobs)
        // Files are read before the first change, because readers of an index in memory wait for the end of the changes.
        var batch = await reader.next(run.batchSize)
        guard !Task.isCancelled else { return }
        for file in comparison.renamed { try await writer.rename(file.known, to: file.entry, file.stamp) }
        try await writer.remove(comparison.removed)
        while let current = batch, !Task.isCancelled {
            let size = run.batchSize
            async let next = reader.next(size)
            try await writer.write(current, now: time(nil))
            run.add(current)
            if run.isCommitDue { try await writer.commit() }
            if run.isListingDue {
                try await writer.writeListing(isComplete: false, now: time(nil))
                run.didList()
                await deliver(LibraryUpdate(contents: try contents(), done: run.recipes, total: run.expectedRecipes))
            } else {
                await deliver(LibraryUpdate(done: run.recipes, total: run.expectedRecipes))
            }
            batch = await next
        }
        guard !Task.isCancelled else { return try await writer.commit() }
        try await writer.writeListing(isComplete: true, now: time(nil))
    }
}
