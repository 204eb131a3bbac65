import GRDBSQLite
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A cookbook with an index of its recipes, so that a million of them are listed and searched as quickly as twelve.
///
/// The index is made of the files alone and may be deleted at any time; where it is missing, damaged or of another
/// version it is made anew, and where the disk has no room for it or may not be written to it is kept in memory.
///
/// ```swift
/// let library = RecipeLibrary(cookbook)
/// var listing = library.openListing()  // at once, as the index was left
/// try await library.update { update in
///     if let contents = update.contents { show(library.listing(of: contents)) }
/// }
/// ```
public actor RecipeLibrary {
    public nonisolated let cookbook: Cookbook
    /// Where the index is now.
    nonisolated let index: Mutex<IndexIdentity>
    /// Why it is in memory although it belongs on the disk.
    private var notice: String?
    private var writer: IndexWriter?
    private let sizeLimit: Int?
    private nonisolated let watchesFolders: Bool
    private let reader = LibraryFileReader()
    nonisolated let trouble = IndexTrouble()
    private nonisolated let watch = Mutex<FolderWatch?>(nil)

    /// Opens nothing.
    ///
    /// - Parameters:
    ///   - folder: Where indexes are kept: `$XDG_CACHE_HOME/recipes` or `~/.cache/recipes` where left out. A
    ///   cookbook of one small file has its index in memory.
    ///   - watchesFolders: Whether ``changes()`` tells of files that change.
    public init(_ cookbook: Cookbook, folder: String? = nil, watchesFolders: Bool = true) {
        self.init(cookbook, folder: folder, watchesFolders: watchesFolders, sizeLimit: nil)
    }

    /// - Parameter sizeLimit: Pages of 8 KB that an index on the disk may have, as if the disk were full then.
    init(_ cookbook: Cookbook, folder: String?, watchesFolders: Bool = true, sizeLimit: Int?) {
        self.cookbook = cookbook
        self.watchesFolders = watchesFolders
        self.sizeLimit = sizeLimit
        let folder = folder ?? IndexPlace.cacheFolder()
        let isSmall = cookbook.roots.allSatisfy(Self.isSmallFile) && cookbook.roots.count < 2
        let place = folder.flatMap { isSmall ? nil : IndexPlace.disk(path: IndexPlace.path(for: cookbook, in: $0)) }
        index = Mutex(IndexIdentity(place: place ?? .newMemory()))
    }

    /// A file that is read in less time than an index takes to be opened.
    private static func isSmallFile(_ root: Cookbook.Root) -> Bool {
        guard case .file(let path) = root, let stamp = FileStamp(ofFileAt: path) else { return false }
        return stamp.size < 1 << 20
    }

    nonisolated var currentIndex: IndexIdentity { index.withLock { $0 } }

    // MARK: - Listing

    /// What the index lists as it was left, for the first screen; `nil` where it was never filled, or cannot be read.
    ///
    /// Takes less than a millisecond, whatever the cookbook's size: call it before anything is drawn.
    public nonisolated func openListing() -> LibraryListing? {
        let index = index.withLock { $0 }
        guard !index.place.isInMemory, let reader = try? IndexReader(index.place),
            var contents = (try? reader.contents()) ?? nil
        else { return nil }
        contents.index = index
        return LibraryListing(contents, reader, trouble)
    }

    /// The rows of contents that an update brought.
    ///
    /// - Parameter old: A listing that is shown now; what it holds open serves the new one too.
    public nonisolated func listing(of contents: LibraryContents, replacing old: LibraryListing? = nil)
        -> LibraryListing?
    {
        if let old, old.contents.index == contents.index { return old.showing(contents) }
        guard let reader = try? IndexReader(contents.index.place) else { return nil }
        return LibraryListing(contents, reader, trouble)
    }

    private func contents() throws(IndexError) -> LibraryContents? {
        let index = index.withLock { $0 }
        var contents = try IndexReader(index.place).contents()
        contents?.index = index
        contents?.notice = notice
        return contents
    }

    // MARK: - Watching

    /// Tells whenever something in the cookbook's folders may have changed, or the index turned out to be damaged, for ``update(_:)`` to look; where the system
    /// tells of such changes. Ends when the library is gone.
    public nonisolated func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        if watchesFolders { watch.withLock { $0 = FolderWatch { continuation.yield() } } }
        trouble.whenFound { continuation.yield() }
        return stream
    }

    /// Watches the folders that were looked through.
    private func watch(_ walk: FolderWalk) {
        let watch = watch.withLock { $0 }
        do throws(FolderWatch.Limit) {
            try watch?.watch(walk.folders)
        } catch {
            notice = notice ?? "There are more folders than the system watches at once; read them again with r."
        }
    }

    // MARK: - Updating

    /// Brings the index up to date with the files, which are looked at and, where they changed, read.
    ///
    /// A first reading delivers listings of what was read so far, the first within a tenth of a second, then at growing
    /// intervals; the last is ``LibraryContents/isComplete``. Where nothing changed, nothing is delivered but the
    /// contents as they are. Where the task is cancelled, or the process killed, what was read stays read. Another
    /// process that brings the same index up to date is waited for.
    ///
    /// - Parameter deliver: Called with progress and with new contents; reading goes on when it returns.
    public func update(_ deliver: (LibraryUpdate) async -> Void) async throws {
        await takeTurn()
        defer { giveTurn() }
        if trouble.isDamaged(currentIndex) { beginAnew(after: IndexError(code: SQLITE_CORRUPT, message: "")) }
        var attempts = 0
        while !Task.isCancelled {
            do {
                return try await tryToUpdate(deliver)
            } catch let error as IndexError {
                attempts += 1
                guard attempts < 3 else { throw error }
                beginAnew(after: error)
            }
        }
    }

    private var isUpdating = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until no update is under way; one that was taken the place of ends soon.
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

    /// Throws the damaged index away, or leaves a place that is no good.
    private func beginAnew(after error: IndexError) {
        writer = nil
        index.withLock { index in
            index.epoch += 1
            guard case .disk(let path) = index.place else { return index.place = .newMemory() }
            if error.isPlaceTrouble {
                notice = "The index cannot be kept, because \(error.reason); it is made anew at each start."
                index.place = .newMemory()
            } else {
                for file in IndexPlace.files(ofIndexAt: path) { unlink(file) }
            }
        }
    }

    private func tryToUpdate(_ deliver: (LibraryUpdate) async -> Void) async throws {
        guard case .disk(let path) = index.withLock({ $0.place }) else {
            return try await bringUpToDate(deliver)
        }
        guard let slash = path.lastIndex(of: "/"), IndexPlace.makeFolder(String(path[..<slash])) else {
            throw IndexError(code: SQLITE_CANTOPEN, message: "no folder for \(path)")
        }
        if let lock = IndexLock(at: path) {
            try await bringUpToDate(deliver)
            _ = consume lock
            return
        }
        guard access(path + ".lock", W_OK) == 0 else {
            throw IndexError(code: SQLITE_READONLY, message: "no lock for \(path)")
        }
        try await follow(path, deliver)
    }

    /// Shows what another process writes, until it is done; then looks whether anything is left to do.
    private func follow(_ path: String, _ deliver: (LibraryUpdate) async -> Void) async throws {
        var generation = 0
        while !Task.isCancelled {
            if let contents = (try? contents()) ?? nil, contents.generation != generation {
                generation = contents.generation
                await deliver(LibraryUpdate(contents: contents))
            }
            try? await Task.sleep(for: .milliseconds(200))
            if let lock = IndexLock(at: path) {
                try await bringUpToDate(deliver)
                _ = consume lock
                return
            }
        }
    }

    private func openWriter() throws(IndexError) -> IndexWriter {
        if let writer { return writer }
        let opened = try IndexWriter(currentIndex.place, sizeLimit: sizeLimit)
        writer = opened
        return opened
    }

    private func bringUpToDate(_ deliver: (LibraryUpdate) async -> Void) async throws {
        let writer = try openWriter()
        if try await writer.state().generation == 0 { try await readFirstFiles(writer, deliver) }
        async let files = writer.files()
        let walk = cookbook.list()
        guard !Task.isCancelled else { return }
        if walk.files.isEmpty, walk.hasUnlistedFolder {
            var contents = (try? contents()) ?? nil ?? LibraryContents()
            contents.problem = cookbook.problem(of: walk)
            contents.isUnlisted = true
            return await deliver(LibraryUpdate(contents: contents))
        }
        watch(walk)
        let comparison = FolderComparison(walk, try await files)
        let state = try await writer.state()
        let problems =
            walk.unreadable
            + walk.notes.map {
                UnreadableRecipe(id: RecipeID(path: $0.location.file), diagnostics: [$0])
            }
        let haveProblemsChanged = try await writer.setFolderProblems(problems)
        guard !Task.isCancelled else { return }
        if !comparison.isEmpty || !state.isComplete || haveProblemsChanged {
            try await apply(comparison, writer, isFirst: !state.isComplete, listed: state.recipes, deliver)
            await writer.tidy()
        }
        guard !Task.isCancelled, var contents = try contents() else { return }
        let folders = Set(walk.notes.map(\.location.file))
        if contents.sections.isEmpty, contents.unreadable.allSatisfy({ folders.contains($0.id.path) }) {
            contents.problem = cookbook.problem(of: walk)
        }
        await deliver(LibraryUpdate(contents: contents))
    }

    /// How many files are read before anybody knows how many there are.
    private static let firstFiles = 256

    /// Shows the first of many files while the folders have not been looked through, which takes longer than a screen.
    private func readFirstFiles(
        _ writer: IndexWriter, _ deliver: (LibraryUpdate) async -> Void
    ) async throws {
        let walk = cookbook.list(limit: Self.firstFiles)
        guard walk.files.count == Self.firstFiles else { return }
        await reader.begin(walk.files.map { .init(entry: $0, resume: nil) })
        guard let batch = await reader.next(Self.firstFiles) else { return }
        try await writer.write(batch, now: time(nil))
        try await writer.commit()
        try await writer.writeListing(isComplete: false)
        await deliver(LibraryUpdate(contents: try contents()))
    }

    private func apply(
        _ comparison: FolderComparison, _ writer: IndexWriter, isFirst: Bool, listed: Int,
        _ deliver: (LibraryUpdate) async -> Void
    ) async throws {
        for file in comparison.renamed { try await writer.rename(file.known, to: file.entry, file.stamp) }
        try await writer.remove(comparison.removed)
        var run = UpdateRun(size: comparison.size, showsParts: isFirst, listed: listed)
        await reader.begin(comparison.jobs)
        var batch = await reader.next(run.batchSize)
        while let current = batch, !Task.isCancelled {
            let size = run.batchSize
            async let next = reader.next(size)
            try await writer.write(current, now: time(nil))
            run.add(current)
            if run.isCommitDue { try await writer.commit() }
            if run.isListingDue {
                try await writer.writeListing(isComplete: false)
                run.didList()
                await deliver(LibraryUpdate(contents: try contents(), done: run.recipes, total: run.expectedRecipes))
            } else {
                await deliver(LibraryUpdate(done: run.recipes, total: run.expectedRecipes))
            }
            batch = await next
        }
        try await writer.commit()
        guard !Task.isCancelled else { return }
        try await writer.writeListing(isComplete: true)
    }
}

/// How far an update has come, and when what it read is to be listed.
private struct UpdateRun {
    private(set) var recipes = 0
    private let size: Int
    private let showsParts: Bool
    private var bytes = 0
    /// How many recipes were there before.
    private let known: Int
    private var listed: Int

    /// - Parameter listed: How many recipes the listing has that shows now.
    init(size: Int, showsParts: Bool, listed: Int) {
        self.size = size
        self.showsParts = showsParts
        known = listed
        self.listed = listed
    }

    /// Small at first, so that the first screen comes soon; never so large that the memory for it counts.
    var batchSize: Int { recipes < 1024 ? 256 : 2048 }

    /// Few and large transactions are written best; what a kill undoes is read again.
    var isCommitDue: Bool { recipes - committed >= 16_384 }

    private var committed = 0

    /// As many as there will be if the rest is like what was read.
    var expectedRecipes: Int { bytes > 0 ? max(recipes, recipes * size / bytes) : 0 }

    /// Each listing costs what sorting all costs: so there are few.
    var isListingDue: Bool { showsParts && recipes > 0 && known + recipes >= listed * 4 }

    mutating func add(_ batch: IndexBatch) {
        if isCommitDue { committed = recipes }
        recipes += batch.recipes.count
        for file in batch.files where file.done == nil { bytes += file.stamp.size }
        if let file = batch.files.last, let done = file.done { bytes += done - partial } else { bytes -= partial }
        partial = batch.files.last?.done ?? 0
    }

    /// Of the file that is being read, the bytes that are counted already.
    private var partial = 0

    mutating func didList() { listed = known + recipes }
}
