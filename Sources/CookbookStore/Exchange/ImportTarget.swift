import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The destination of an import: the folder of the cookbook, and the notebook for ratings, favourites and cooked days.
struct ImportTarget {
    private let path: String
    /// The folder to write into, or `nil` in a dry run.
    private let folder: RecipeFolder?
    private var names = FileNames([])
    private var marks: ImportedMarks

    /// Opens the folder. Creates the folder if it is missing, but not in a dry run.
    ///
    /// - Throws: An error if the folder cannot be created or read.
    init(path: String, isDryRun: Bool, notebook: Notebook?) throws(CookbookError) {
        self.path = path
        folder = isDryRun ? nil : try RecipeFolder(path: path)
        marks = ImportedMarks(notebook, path: path, isDryRun: isDryRun)
        guard access(path, F_OK) == 0 else { return }
        let existing = try Self.names(inFolder: path)
        if !isDryRun { Draft.removeAbandoned(among: existing, in: path) }
        names = FileNames(existing)
    }

    /// Whether the notebook stores the ratings, favourites and cooked days. If not, they remain in the metadata of the
    /// recipes.
    var storesMarks: Bool { marks.areStored }

    /// Writes a recipe to a file with the next free name, and its pictures beside the file. Adds the recipe's rating,
    /// favourite and cooked days to the notebook.
    ///
    /// The pictures are written first. So if the file of a recipe exists, the recipe is complete.
    ///
    /// - Returns: The path of the file, and the data that was imported with the recipe.
    mutating func write(
        _ incoming: IncomingRecipe, _ imported: ImportedRecipe
    ) throws -> (path: String, contents: ImportContents) {
        let pictures = PlacedPicture.placed(imported.pictures)
        let path = try write(incoming, pictures)
        var contents = ImportContents()
        if marks.areStored, ImportedMarks.has(imported) {
            let fingerprint = RecipeFingerprint(
                RecipeID(path: path), title: incoming.recipe.title, recipe: incoming.recipe)
            contents = try marks.add(imported, to: fingerprint)
        }
        contents.pictures = pictures.count
        contents.comments = imported.comments.count
        return (path, contents)
    }

    /// Adds imported data to a recipe of the cookbook: the rating, the favourite and the cooked days that the recipe
    /// lacks. If the recipe has no pictures, it also gets the imported pictures.
    ///
    /// - Returns: The data that was added.
    mutating func complete(_ id: RecipeID, with imported: ImportedRecipe) throws -> ImportContents {
        guard !imported.pictures.isEmpty || (marks.areStored && ImportedMarks.has(imported)) else {
            return ImportContents()
        }
        // In a dry run, the recipe may be one that this import would write. Such a recipe has no file and lacks no
        // data.
        guard let source = try? RecipeSourceFile(at: id.path), let known = source.read(at: id.index) else {
            return ImportContents()
        }
        var contents = ImportContents()
        contents.pictures = try addPictures(imported.pictures, to: id)
        let fingerprint = RecipeFingerprint(id, title: known.recipe.title, recipe: known.recipe)
        contents.add(try marks.add(imported, to: fingerprint))
        return contents
    }

    /// Stores the ratings, favourites and cooked days that are not stored yet, and waits until all files are on the
    /// disk.
    ///
    /// - Throws: ``NotebookError`` if the notebook cannot be written, or an error of the disk.
    mutating func save() throws {
        try marks.save()
        try folder?.sync()
    }

    // MARK: - Files

    private mutating func write(_ incoming: IncomingRecipe, _ pictures: [PlacedPicture]) throws -> String {
        let fileExtension = CooklangFormat().writtenExtension
        while true {
            let name = names.add(title: incoming.recipe.title, fileExtension: fileExtension)
            let stem = String(name.dropLast(fileExtension.utf8.count + 1))
            guard let folder else {
                guard pictures.allSatisfy({ isFree($0, stem, in: path) }) else { continue }
                for picture in pictures { names.insert(picture.name(stem: stem)) }
                return FilePath.path(path, name)
            }
            guard let written = try write(pictures, stem, to: folder) else { continue }
            // Meanwhile, another program may have created a file with this name. Then another name is tried.
            if try folder.write(incoming.text.utf8, named: name) { return folder.path(ofFile: name) }
            for name in written { unlink(folder.path(ofFile: name)) }
        }
    }

    /// Writes the pictures of a recipe.
    ///
    /// - Returns: The names of the new files, or `nil` if one of the names belongs to a file with other content.
    private mutating func write(
        _ pictures: [PlacedPicture], _ stem: String, to folder: RecipeFolder
    ) throws -> [String]? {
        guard pictures.allSatisfy({ isFree($0, stem, in: folder.path) }) else { return nil }
        var written: [String] = []
        for picture in pictures {
            let name = picture.name(stem: stem)
            names.insert(name)
            if try folder.write(picture.picture.bytes, named: name) { written.append(name) }
        }
        return written
    }

    /// Returns whether a picture can be written: there is no file with its name, or the file has the same content.
    private func isFree(_ picture: PlacedPicture, _ stem: String, in folder: String) -> Bool {
        let path = FilePath.path(folder, picture.name(stem: stem))
        guard let stamp = FileStamp(ofFileAt: path) else { return access(path, F_OK) != 0 }
        let bytes = picture.picture.bytes
        // A file that cannot be read counts as a file with other content.
        return stamp.size == bytes.count
            && (try? RecipeFile.bytes(ofFileAt: path, from: 0, count: bytes.count)) == bytes
    }

    /// Writes pictures beside the file of a recipe that has none, and returns the number of new pictures.
    private mutating func addPictures(_ pictures: [RecipePicture], to id: RecipeID) throws -> Int {
        guard !pictures.isEmpty, RecipePictures.areAllowed(ofFileAt: id.path, index: id.index),
            RecipePictures.find(ofFileAt: id.path, index: id.index).isEmpty
        else { return 0 }
        let placed = PlacedPicture.placed(pictures)
        // `try?`: a picture beside a file outside the cookbook is left out, like one whose name is taken.
        guard (try? Boundary.check(FilePath.folder(of: id.path), leadsInside: path)) != nil else { return 0 }
        guard folder != nil else { return placed.count }
        let name = FilePath.name(of: id.path)
        let stem = String(name.dropLast(FilePath.fileExtension(of: name).utf8.count + 1))
        return try write(placed, stem, to: RecipeFolder(path: FilePath.folder(of: id.path)))?.count ?? 0
    }

    private static func names(inFolder path: String) throws(CookbookError) -> [String] {
        guard let stream = opendir(path) else { throw SystemError.error(errno, at: path) }
        defer { closedir(stream) }
        return FolderEntry.names(in: stream)
    }
}

/// Stores the marks of imported recipes in the notebook. Here, marks are ratings, favourites and cooked days.
///
/// The notebook writes to the disk at each change, so the marks of many recipes are stored together. If an import is
/// interrupted, the next import adds the missing marks.
struct ImportedMarks {
    private let notebook: Notebook?
    /// The path of the cookbook.
    private let path: String
    /// Whether the marks are only counted and not stored.
    private let isDryRun: Bool
    /// The marks that are not stored yet, in the order of the recipes.
    private var pending: [(recipe: RecipeFingerprint, edits: [NotebookEdit])] = []
    private var pendingEntries: [RecipeID: NotebookEntry] = [:]

    /// The number of recipes whose marks are stored together.
    private static let batch = 256

    init(_ notebook: Notebook?, path: String, isDryRun: Bool) {
        self.notebook = notebook
        self.path = path
        self.isDryRun = isDryRun
    }

    /// Whether there is a notebook for the marks. If not, the marks remain in the metadata of the recipes.
    var areStored: Bool { notebook != nil }

    /// Returns whether a recipe has marks.
    static func has(_ recipe: ImportedRecipe) -> Bool {
        recipe.rating != nil || recipe.isFavourite || !recipe.cookedDays.isEmpty
    }

    /// Adds those marks of a recipe that the notebook does not have yet. A rating in the notebook is not replaced.
    ///
    /// - Returns: The numbers of added ratings, favourites and cooked days.
    /// - Throws: ``NotebookError`` if the notebook cannot be read or written.
    mutating func add(_ recipe: ImportedRecipe, to fingerprint: RecipeFingerprint) throws -> ImportContents {
        var contents = ImportContents()
        guard let notebook, Self.has(recipe) else { return contents }
        let known = try pendingEntries[fingerprint.id] ?? stored(fingerprint, in: notebook)
        var edits: [NotebookEdit] = []
        if let rating = recipe.rating, known.rating == nil {
            edits.append(.rating(rating))
            contents.ratings = 1
        }
        if recipe.isFavourite, !known.isFavourite {
            edits.append(.favourite(true))
            contents.favourites = 1
        }
        let days = Set(recipe.cookedDays.compactMap(CalendarDay.init)).subtracting(known.cookings.map(\.day))
        edits += days.sorted().map { .cooked(NotebookEntry.Cooking(day: $0)) }
        contents.cookedDays = days.count
        guard !edits.isEmpty else { return contents }
        var entry = known
        for edit in edits { entry.apply(edit) }
        pendingEntries[fingerprint.id] = entry
        pending.append((fingerprint, edits))
        if pending.count >= Self.batch { try save() }
        return contents
    }

    /// Stores the marks that are not stored yet.
    mutating func save() throws {
        guard let notebook, !isDryRun, !pending.isEmpty else { return }
        let batch = pending
        pending = []
        pendingEntries = [:]
        try notebook.complete(batch, in: Cookbook(paths: [path]))
    }

    private func stored(_ recipe: RecipeFingerprint, in notebook: Notebook) throws -> NotebookEntry {
        // In a dry run, the folder can be missing.
        guard access(path, F_OK) == 0 else { return NotebookEntry() }
        return try notebook.entry(of: recipe, in: Cookbook(paths: [path]))
    }
}
