import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Imports recipes of any format into a cookbook. Each recipe becomes one Cooklang file, and duplicates are skipped.
///
/// Pictures are written beside the recipes: `Pie.jpg`, `Pie.1.jpg`. Ratings, favourites and cooked days are stored in
/// the notebook, or in the metadata of the recipes if there is no notebook. If a recipe is skipped as a duplicate, the
/// recipe of the cookbook gets the pictures and other data that it lacks.
///
/// A file is complete as soon as it has its name. If an import is interrupted, a second run skips the recipes that are
/// already written. JSON Lines and large JSON files are read in parts, and all other files as a whole. No file is
/// written outside the folder of the cookbook.
public struct RecipeImport {
    /// The number of imported recipes. In a dry run, the number of recipes that would be imported.
    public private(set) var importedCount = 0
    /// The number of recipes that the cookbook contains already.
    public private(set) var alreadyThereCount = 0
    /// The number of recipes that were skipped because a recipe of the cookbook is almost the same.
    public private(set) var almostTheSameCount = 0
    /// The number of recipes or files that could not be read, and of recipes that have neither ingredients nor steps.
    public private(set) var unreadableCount = 0
    /// The category of the first error of a file or a recipe, for the exit status. It is `nil` if there was no error.
    public private(set) var category: CookbookError.Category?

    let isDryRun: Bool
    /// Reads pages of the web.
    let fetcher: PageFetcher
    private let keepsDuplicates: Bool
    private var target: ImportTarget
    /// Does work that writes, when it is the import's turn to write.
    private let turn: (() throws -> Void) throws -> Void
    private var known = KnownRecipes()
    private var reader = IngredientLineReader()
    private(set) var preparation: RecipePreparation
    /// The data that was imported with the recipes of the current file.
    private var contents = ImportContents()
    /// The page whose recipes are imported now. What it says is kept, so that `recipes update` knows what has changed.
    var page: WebPageAddress?
    /// The files that were written, with what was written into them: what undo may take back.
    package private(set) var created: [Change.Part] = []

    /// Creates an import into a folder. Creates the folder if it is missing, but not in a dry run.
    ///
    /// Complexity: The header of every recipe in the folder is read.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - isDryRun: Whether to write nothing.
    ///   - keepsDuplicates: Whether to import a recipe that is almost the same as a recipe of the cookbook, or that has
    ///     the same title and ingredients and other directions. An equal recipe is always skipped.
    ///   - notebook: The notebook for ratings, favourites and cooked days.
    ///   - allowsLocal: Whether pages of the own network may be read.
    ///   - turn: Called with work that writes. Where others write too, it does the work when it is the import's turn.
    ///   - progress: Called for every 256th file, with the number of files that were read and the total number of
    ///     files.
    /// - Throws: An error if the folder cannot be created or read.
    public init(
        into path: String, isDryRun: Bool, keepsDuplicates: Bool = false, notebook: Notebook? = nil,
        allowsLocal: Bool = false, progress: (Int, Int) -> Void = { _, _ in },
        turn: @escaping (() throws -> Void) throws -> Void = { try $0() }
    ) throws(CookbookError) {
        self.isDryRun = isDryRun
        fetcher = PageFetcher(allowsLocal: allowsLocal)
        self.turn = turn
        self.keepsDuplicates = keepsDuplicates
        target = try ImportTarget(path: path, isDryRun: isDryRun, notebook: notebook)
        preparation = RecipePreparation(storesMarks: target.storesMarks)
        guard access(path, F_OK) == 0 else { return }
        let files = try Cookbook(paths: [path]).list().files
        for (number, file) in files.enumerated() {
            if number % 256 == 0 { progress(number, files.count) }
            guard let source = KnownRecipes.source(at: file.path) else { continue }
            for (index, header) in source.readHeaders().enumerated() {
                let title = header.title.flatMap { $0.isEmpty ? nil : $0 } ?? source.title(at: index)
                known.add(RecipeID(path: file.path, index: index), title: title, header.metadata)
            }
        }
    }

    /// Checks that a source exists and may have recipes.
    ///
    /// - Throws: An error that names the path.
    public static func check(_ source: ImportSource) throws(CookbookError) {
        switch source {
        case .standardInput: break
        case .pages(let addresses): for address in addresses { try PageFetcher.check(address) }
        case .path(let path):
            if let addresses = addresses(inFileAt: path) { return try PageFetcher.check(addresses[0]) }
            if !GourmetDatabase.isRecognized(fileAt: path) { _ = try Cookbook(paths: [path]) }
        }
    }

    /// Imports every recipe of a source.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - report: Receives each event in order.
    /// - Throws: An error if the path of the source does not exist, the cookbook cannot be written or standard input
    ///   cannot be read. Also throws the errors of `report`.
    public mutating func add(_ source: ImportSource, _ report: (ImportEvent) throws -> Void) throws {
        do {
            switch source {
            case .standardInput:
                var stream = ImportStream()
                let start = try stream.start()
                if WebPageAddress.mayBeList(start), let bytes = try stream.rest(limit: WebPageAddress.longestList) {
                    guard let addresses = WebPageAddress.list(in: String(decoding: bytes, as: UTF8.self)) else {
                        throw CookbookError(
                            .badData, stream.name,
                            "it begins with an address, but not every line is one; write one address on each line.")
                    }
                    try addPages(addresses, report)
                } else {
                    try addFile(stream, report)
                }
            case .pages(let addresses):
                try addPages(addresses, report)
            case .path(let path) where GourmetDatabase.isRecognized(fileAt: path):
                try addDatabase(path, report)
            case .path(let path):
                if let addresses = Self.addresses(inFileAt: path) {
                    try addPages(addresses, report)
                    break
                }
                let listing = try Cookbook(paths: [path]).list()
                for note in listing.warnings { try report(.note(note)) }
                for file in listing.unreadable {
                    for diagnostic in file.diagnostics { try refuse(diagnostic, file.category, report) }
                }
                for file in listing.files { try addFile(file, report) }
            }
        } catch {
            // The recipes before the error are already written, so their ratings, favourites and cooked days are stored
            // too.
            try save()
            throw error
        }
        try save()
    }

    private mutating func save() throws {
        let turn = turn
        try turn { try target.save() }
    }

    private mutating func addFile(_ file: FolderWalk.File, _ report: (ImportEvent) throws -> Void) throws {
        do {
            try addFile(try ImportStream(fileAt: file.path), isNamed: file.isNamed, report)
        } catch let error as CookbookError where error.category != .cannotCreate {
            try refuse(error.diagnostic, error.category, report)
        }
    }

    private mutating func addDatabase(_ path: String, _ report: (ImportEvent) throws -> Void) throws {
        known.beginSource()
        contents = ImportContents()
        do {
            let text = try GourmetDatabase(path: path).xml()
            try addPart(RecipeSourceFile(path: path, format: GourmetFormat(), utf8: text), isFile: false, report)
        } catch let error as CookbookError where error.category != .cannotCreate {
            try refuse(error.diagnostic, error.category, report)
        }
        if !contents.isEmpty { try report(.finished(source: path, contents)) }
    }

    mutating func addFile(
        _ stream: consuming ImportStream, isNamed: Bool = true, _ report: (ImportEvent) throws -> Void
    ) throws {
        known.beginSource()
        contents = ImportContents()
        let name = stream.name
        var failure: (any Error)?
        do { try addStream(stream, isNamed: isNamed, report) } catch { failure = error }
        if !contents.isEmpty { try report(.finished(source: name, contents)) }
        if let failure { throw failure }
    }
}

extension RecipeImport {
    /// Imports the recipes of a file, or of a part of a file.
    ///
    /// - Parameters:
    ///   - source: The text of the file or of the part.
    ///   - isNamed: Whether the user named the file itself and not only a folder that contains it.
    ///   - isFile: Whether there can be pictures beside the source. There are none beside standard input.
    ///   - report: Receives each event in order.
    mutating func addPart(
        _ source: RecipeSourceFile, isNamed: Bool = true, isFile: Bool, _ report: (ImportEvent) throws -> Void
    ) throws {
        var failure: (any Error)?
        var count = 0
        var preparation = preparation
        let others = preparation.prepareAll(of: source, isFile: isFile) { recipe in
            count += 1
            do { try add(recipe, report) } catch { failure = error }
            return failure == nil
        }
        if let failure { throw failure }
        guard count == 0 else {
            for diagnostic in others { try report(.note(diagnostic)) }
            return
        }
        // If the user named a folder, a file without a recipe is skipped, such as a readme or a page of pictures. A
        // JSON file with an error is not skipped.
        guard isNamed || others.contains(where: { $0.severity == .error && source.format.identifier == "json" })
        else { return }
        throw SystemError.noRecipe(source.path, others)
    }

    /// Imports a recipe. If the cookbook already has this recipe or almost the same recipe, no new file is written. The
    /// recipe of the cookbook then gets only the imported data that it does not have yet.
    mutating func add(_ prepared: PreparedRecipe, _ report: (ImportEvent) throws -> Void) throws {
        let (imported, location) = (prepared.imported, prepared.location)
        let title = imported.recipe.title
        for diagnostic in imported.diagnostics { try report(.note(diagnostic)) }
        guard let incoming = prepared.incoming else {
            let message = "the recipe “\(title)” has neither ingredients nor steps, so it was skipped."
            try refuse(Diagnostic(.error, at: location, message), .badData, report)
            return
        }
        let found = known.find(incoming.identity, &reader)
        let hasNewDirections =
            if keepsDuplicates, let found {
                known.hasNewDirections(incoming.recipe, incoming.identity, thanAt: found, &reader)
            } else {
                false
            }
        if !hasNewDirections, let id = found {
            alreadyThereCount += 1
            try report(.alreadyThere(title: title, path: id.path, source: location.description))
            return try complete(id, with: imported, report)
        }
        if !keepsDuplicates, let id = known.findDouble(of: incoming.recipe, incoming.identity) {
            almostTheSameCount += 1
            try report(.almostTheSame(title: title, path: id.path, source: location.description))
            return try complete(id, with: imported, report)
        }
        let turn = turn
        var (path, added) = ("", ImportContents())
        try turn { (path, added) = try target.write(incoming, imported) }
        if !isDryRun { created.append(.files(.created(path: path, content: Array(incoming.text.utf8)))) }
        if let page, !isDryRun {
            // `try?`: the recipe is imported all the same.
            try? KeptPages().keep(text: incoming.text, at: nil, of: page)
        }
        known.add(RecipeID(path: path), incoming.identity, isDryRun ? RecipeSketch(incoming.recipe) : nil)
        importedCount += 1
        contents.add(added)
        contents.addLosses(of: imported)
        try report(.imported(title: title, path: path))
    }

    private mutating func complete(
        _ id: RecipeID, with imported: ImportedRecipe, _ report: (ImportEvent) throws -> Void
    ) throws {
        let turn = turn
        var added = ImportContents()
        try turn { added = try target.complete(id, with: imported) }
        contents.add(added)
        if !added.isEmpty { try report(.completed(title: imported.recipe.title, path: id.path, added)) }
    }

    mutating func refuse(
        _ diagnostic: Diagnostic, _ category: CookbookError.Category, _ report: (ImportEvent) throws -> Void
    ) throws {
        unreadableCount += 1
        self.category = self.category ?? category
        try report(.unreadable(diagnostic))
    }
}
