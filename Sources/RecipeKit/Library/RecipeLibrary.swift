import Synchronization

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
    var notice: String?
    var writer: IndexWriter?
    let sizeLimit: Int?
    /// Updates that wait for the one that is under way.
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isUpdating = false

    nonisolated let watchesFolders: Bool
    nonisolated let watch = Mutex<FolderWatch?>(nil)
    nonisolated let trouble = IndexTrouble()
    nonisolated let readingDelays: ReadingDelays
    let reader = LibraryFileReader()
    /// The second takes half of very many files.
    let folders = (FolderReader(), FolderReader())

    /// Opens nothing.
    ///
    /// - Parameters:
    ///   - folder: Where indexes are kept: `$XDG_CACHE_HOME/recipes` or `~/.cache/recipes` where left out. A
    ///   cookbook of one small file has its index in memory.
    ///   - watchesFolders: Whether ``whenChanged(_:)`` tells of files that change.
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
        readingDelays = ReadingDelays([folders.0.place, folders.1.place, reader.place])
        index = Mutex(IndexIdentity(place: place ?? .newMemory()))
    }

    /// A file that is read in less time than an index takes to be opened.
    private static func isSmallFile(_ root: Cookbook.Root) -> Bool {
        guard case .file(let path) = root, let stamp = Patience.result({ FileStamp(ofFileAt: path) }) else {
            return false
        }
        return (stamp?.size ?? 0) < 1 << 20
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

    func contents() throws(IndexError) -> LibraryContents? {
        let index = index.withLock { $0 }
        var contents = try IndexReader(index.place).contents()
        contents?.index = index
        contents?.notice = notice
        return contents
    }
}
