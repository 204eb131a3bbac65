import RecipeKit
import Synchronization

/// A cookbook with an index. Lists and searches a million recipes as fast as a dozen.
///
/// The index is derived from the files, so it can be deleted at any time. If it is missing, is damaged or has another
/// version, it is created again. If the disk is full or read-only, the index is in memory.
///
/// ```swift
/// let library = RecipeLibrary(cookbook)
/// var listing = library.openListing()  // the listing of the last update
/// try await library.update { update in
///     if let contents = update.contents { show(library.listing(of: contents)) }
/// }
/// ```
public actor IndexedCookbook {
    public nonisolated let cookbook: Cookbook
    /// The current index.
    nonisolated let index: Mutex<IndexIdentity>
    /// A sentence for the user about a limitation: the index is in memory instead of on disk, or changes of some files
    /// are not reported. It is `nil` if there is no limitation.
    var notice: String? { indexNotice ?? watchNotice }
    var indexNotice: String?
    var watchNotice: String?
    var writer: IndexWriter?
    let pageLimit: Int?
    /// The updates that wait for the end of the running update.
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isUpdating = false

    /// The folder for what can be made again, such as the index, or `nil` if there is none.
    package nonisolated let cache: String?
    nonisolated let watchesFolders: Bool
    /// The watch of the folders, and whether the system has refused one. The program then goes on trying.
    nonisolated let watch = Mutex<(started: FolderWatch?, isRefused: Bool)>((nil, false))
    nonisolated let reported = ReportedChanges()
    /// The folders of the last update. It is `nil` if changes in some of them are not reported, or if the index may have
    /// other files.
    nonisolated let listed = Mutex<ListedFolders?>(nil)
    nonisolated let damage = IndexDamage()
    nonisolated let outdated = OutdatedListings()
    nonisolated let readingDelays: ReadingDelays
    nonisolated let reader = LibraryFileReader()
    /// Two readers of folders. The second one is used only if there are very many files.
    nonisolated let folders = (FolderReader(), FolderReader())

    /// Creates a library without opening anything.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook to index.
    ///   - folder: The folder of the indexes. By default, it is ``UserFolder/cache``. The index is in memory if there
    ///     is no such folder, or if the cookbook is one small file.
    ///   - watchesFolders: Whether ``whenChanged(_:)`` reports changes of files.
    public init(_ cookbook: Cookbook, folder: String? = nil, watchesFolders: Bool = true) {
        self.init(cookbook, folder: folder, watchesFolders: watchesFolders, pageLimit: nil)
    }

    /// Creates a library with a size limit, for tests of a full disk.
    ///
    /// - Parameter pageLimit: The maximum size of an index on disk in pages of 8 KB, or `nil` for no limit.
    init(_ cookbook: Cookbook, folder: String?, watchesFolders: Bool = true, pageLimit: Int?) {
        self.cookbook = cookbook
        self.watchesFolders = watchesFolders
        self.pageLimit = pageLimit
        let folder = folder ?? UserFolder.cache.path()
        cache = folder
        let isSmall = cookbook.roots.allSatisfy(Self.isSmallFile) && cookbook.roots.count < 2
        let location = folder.flatMap {
            isSmall ? nil : IndexLocation.disk(path: IndexLocation.path(for: cookbook, in: $0))
        }
        readingDelays = ReadingDelays([folders.0.currentPath, folders.1.currentPath, reader.currentPath])
        index = Mutex(IndexIdentity(location: location ?? .newMemory()))
    }

    /// Returns whether a root is a file of less than 1 MB. Reading such a file takes less time than opening an index. A
    /// missing file counts as small. Returns `false` if the file system does not answer in time.
    private static func isSmallFile(_ root: Cookbook.Root) -> Bool {
        guard case .file(let path) = root, let stamp = Timeout.result({ FileStamp(ofFileAt: path) }) else {
            return false
        }
        return (stamp?.size ?? 0) < 1 << 20
    }

    nonisolated var currentIndex: IndexIdentity { index.withLock { $0 } }

    // MARK: - Listing

    /// Returns the listing of the last update, for the first screen. Returns `nil` if there is no such listing, if the
    /// index is in memory, or if the index cannot be read.
    ///
    /// Complexity: Less than a millisecond for any cookbook. It can be called before the first drawing.
    public nonisolated func openListing() -> LibraryListing? {
        readingStored { index, reader throws(IndexError) in try listing(index, reader) }
    }

    /// Calls a function with the listing of the last update. All reads of the function see the index at the same point
    /// in time, so no row of the listing is missing. The function must be short, because the journal of the index cannot
    /// be emptied meanwhile.
    ///
    /// - Returns: The result of the function, or `nil` if there is no listing, as for ``openListing()``.
    public nonisolated func withListing<Result>(_ body: (LibraryListing) -> Result) -> Result? {
        readingStored { index, reader throws(IndexError) in
            try reader.snapshot { () throws(IndexError) in try listing(index, reader).map(body) }
        }
    }

    private nonisolated func listing(
        _ index: IndexIdentity, _ reader: IndexReader
    ) throws(IndexError) -> LibraryListing? {
        guard var contents = try reader.contents() else { return nil }
        contents.index = index
        return LibraryListing(contents, reader, self)
    }

    /// Returns the result of a read from an index that an earlier update may have left on disk. Returns `nil` if the
    /// index is in memory or cannot be read.
    private nonisolated func readingStored<Value>(
        _ body: (IndexIdentity, IndexReader) throws(IndexError) -> Value?
    ) -> Value? {
        let index = currentIndex
        guard !index.location.isInMemory else { return nil }
        do throws(IndexError) {
            return try body(index, IndexReader(index.location))
        } catch {
            // Before the first update there is no index.
            if !error.isMissingFile { LibraryLog.index.warning(index.unreadable(error)) }
            return nil
        }
    }

    /// Returns the listing of contents that an update delivered.
    ///
    /// - Parameters:
    ///   - contents: The contents.
    ///   - old: The current listing, if there is one. The new listing uses the connection of this listing.
    /// - Returns: The listing, or `nil` if the index cannot be opened.
    public nonisolated func listing(of contents: LibraryContents, replacing old: LibraryListing? = nil)
        -> LibraryListing?
    {
        if let old, old.canShow(contents) { return old.showing(contents) }
        return readingIndex(contents.index) { index throws(IndexError) in
            LibraryListing(contents, try IndexReader(index.location), self)
        }
    }

    /// Returns the result of a read from an index. If the index cannot be read, logs the error and returns `nil`.
    nonisolated func readingIndex<Value>(
        _ index: IndexIdentity? = nil, _ body: (IndexIdentity) throws(IndexError) -> Value?
    ) -> Value? {
        let index = index ?? currentIndex
        do throws(IndexError) {
            return try body(index)
        } catch {
            LibraryLog.index.warning(index.unreadable(error))
            return nil
        }
    }

    /// Returns the result of reads from the current index, which see the index at the same point in time. If the index
    /// cannot be read, logs the error and returns `nil`.
    nonisolated func snapshot<Value>(_ body: (IndexReader) throws(IndexError) -> Value?) -> Value? {
        readingIndex { index throws(IndexError) in
            let reader = try IndexReader(index.location)
            return try reader.snapshot { () throws(IndexError) in try body(reader) }
        }
    }

    func contents() throws(IndexError) -> LibraryContents? {
        let index = index.withLock { $0 }
        var contents = try IndexReader(index.location).contents()
        contents?.index = index
        contents?.notice = notice
        return contents
    }
}

extension IndexedCookbook {
    /// Returns the recipe that a reference in `recipe` means, or `nil` if the library has none.
    ///
    /// The path of the reference is looked up in the folder of `recipe`, and then in the folders of the cookbook. If
    /// the path is only a name and no file has this name, the name is looked up among the titles. A path that leads out
    /// of the cookbook finds no recipe.
    ///
    /// Complexity: To look up a path, some reads of the index. To look up a title, one pass over all titles. Do not
    /// call it on the main actor.
    public nonisolated func recipe(for reference: RecipeReference, from recipe: RecipeID) -> RecipeSummary? {
        guard let name = reference.path.last else { return nil }
        let roots = cookbook.roots.compactMap { root -> String? in
            if case .folder(let path) = root { path } else { nil }
        }
        let paths = ([FilePath.folder(of: recipe.path)] + roots).map { Self.path(reference.path, in: $0) }
        return snapshot { reader throws(IndexError) in
            for path in paths {
                for fileExtension in RecipeReference.extensions {
                    if let summary = try reader.recipe(RecipeID(path: "\(path).\(fileExtension)")) { return summary }
                }
            }
            guard reference.path.count == 1 else { return nil }
            var wanted = WantedRecipes()
            wanted.add(title: name)
            return try reader.recipes(wanted).first { $0.id != recipe }
        }
    }

    /// Returns the path that a reference means in a folder. Resolves the parts `.` and `..` of the reference.
    private static func path(_ components: [String], in folder: String) -> String {
        var path = folder
        for component in components where component != "." && !component.isEmpty {
            path = component == ".." ? FilePath.folder(of: path) : FilePath.path(path, component)
        }
        return path
    }
}

extension RecipeReference {
    /// The extensions that a path in a kitchen file or in a reference can omit, with the most likely first.
    package static let extensions = ["cook", "md", "markdown", "org", "menu"]
}

extension IndexedCookbook {
    /// Returns the recipes with a wanted title or file. Returns an empty array if the index cannot be read.
    ///
    /// Complexity: If a title is wanted, one pass over all recipes. Do not call it on the main actor.
    public nonisolated func recipes(_ wanted: WantedRecipes) -> [RecipeSummary] {
        snapshot { reader throws(IndexError) in try reader.recipes(wanted) } ?? []
    }

    /// Returns a recipe by its identity, or `nil` if the index does not have it. Do not call it on the main actor.
    public nonisolated func recipe(_ id: RecipeID) -> RecipeSummary? {
        snapshot { reader throws(IndexError) in try reader.recipe(id) }
    }
}

extension IndexReader {
    /// Returns a recipe by its identity, or `nil` if the index does not have it. Call it in a snapshot.
    func recipe(_ id: RecipeID) throws(IndexError) -> RecipeSummary? {
        guard let number = try number(of: id) else { return nil }
        return try summary(of: number)
    }

    /// Returns the recipes with a wanted title or file. Call it in a snapshot.
    func recipes(_ wanted: WantedRecipes) throws(IndexError) -> [RecipeSummary] {
        var ids: Set<UInt32> = []
        for path in wanted.paths {
            var index = 0
            while let id = try number(of: RecipeID(path: path, index: index)) {
                ids.insert(id)
                index += 1
            }
        }
        if !wanted.titles.isEmpty {
            let keys = Set(wanted.titles.map(\.utf8))
            let rows = try statement("SELECT id, key FROM recipe")
            defer { rows.reset() }
            while try rows.step() {
                if keys.contains(Array(rows.bytes(1))) { ids.insert(UInt32(truncatingIfNeeded: rows.int(0))) }
            }
        }
        var recipes: [RecipeSummary] = []
        for id in ids.sorted() {
            if let summary = try summary(of: id) { recipes.append(summary) }
        }
        return recipes
    }
}

/// The recipes that a notebook looks for in a cookbook, by their titles or by the files that contain them.
public struct WantedRecipes: Sendable {
    package private(set) var titles: Set<SortingKey> = []
    /// The paths of the files, in the form that the cookbook uses. Every recipe in these files is wanted.
    public private(set) var paths: Set<String> = []

    package init() {}

    /// Whether no recipe is wanted.
    public var isEmpty: Bool { titles.isEmpty && paths.isEmpty }

    package mutating func add(title: String) { titles.insert(SortingKey(title)) }
    package mutating func add(path: String) { paths.insert(path) }

    /// Returns whether a recipe has a wanted title or is in a wanted file. The comparison of titles ignores case and
    /// accents.
    public func contains(_ recipe: RecipeSummary) -> Bool {
        paths.contains(recipe.id.path) || !titles.isEmpty && titles.contains(SortingKey(recipe.title))
    }
}
