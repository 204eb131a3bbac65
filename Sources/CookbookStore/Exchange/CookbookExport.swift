import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Exports a cookbook with its pictures, and with the ratings, favourites, cooked days and notes from the notebook.
///
/// ```swift
/// if let export = CookbookExport(to: "paprika") {
///     try export.add(cookbook, notebook) { print($0) }
///     let (file, losses) = export.finish()
/// }
/// ```
public final class CookbookExport {
    private let export: RecipeExport
    /// The number of recipes in the export.
    public private(set) var recipeCount = 0
    /// The number of pictures that were added. Some formats can store only some of them.
    public private(set) var pictureCount = 0
    /// The category of the first error of a file, for the exit status. It is `nil` if there was no error.
    public private(set) var category: CookbookError.Category?

    /// The identifiers of programs and formats that can be written.
    public static var identifiers: [String] { RecipeExport.identifiers + RecipeExport.formats }

    /// Creates an empty export. Returns `nil` if no program or format has the identifier.
    ///
    /// - Parameter identifier: One of ``identifiers``. Case does not matter.
    public init?(to identifier: String) {
        guard let export = RecipeExport(to: identifier) else { return nil }
        self.export = export
    }

    /// The extension of the export's file, without the dot.
    public var fileExtension: String { export.fileExtension }

    /// Adds every recipe of a cookbook. Menus are left out, and so are recipes that have neither ingredients nor steps.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - notebook: The notebook, or `nil` to export only the files.
    ///   - wanted: The recipes to export, or `nil` for all.
    ///   - report: Receives each diagnostic.
    /// - Throws: ``NotebookError`` if the notebook cannot be read.
    public func add(
        _ cookbook: Cookbook, _ notebook: Notebook?, only wanted: Set<RecipeID>? = nil, report: (Diagnostic) -> Void
    ) throws(NotebookError) {
        var failure: NotebookError?
        // `try?`: files that have vanished are reported by the reading of the whole cookbook.
        let read = wanted.flatMap { try? Cookbook(paths: Set($0.map(\.path)).sorted()) } ?? cookbook
        let category = read.readImports(
            { id, imported in
                guard wanted?.contains(id) != false else { return true }
                do throws(NotebookError) { try add(imported, id, cookbook, notebook, report) } catch {
                    failure = error
                }
                return failure == nil
            }, report: report)
        if let failure { throw failure }
        self.category = self.category ?? category
    }

    /// Completes the export, and reads it again to find the data that it could not store.
    public func finish() -> (file: [UInt8], losses: ExportLosses) {
        let file = export.finish()
        return (file, export.losses(in: file))
    }

    private func add(
        _ imported: ImportedRecipe, _ id: RecipeID, _ cookbook: Cookbook, _ notebook: Notebook?,
        _ report: (Diagnostic) -> Void
    ) throws(NotebookError) {
        func leaveOut(_ reason: String) {
            let message = "“\(imported.recipe.title)” \(reason), so it was left out."
            report(Diagnostic(.warning, at: SourceLocation(file: id.path), message))
        }
        if FormatRegistry.kind(ofFile: id.path) == .menu { return leaveOut("is a menu") }
        if IncomingRecipe.isEmpty(imported.recipe) { return leaveOut("has neither ingredients nor steps") }
        let fingerprint = RecipeFingerprint(id, title: imported.recipe.title, recipe: imported.recipe)
        var recipe = imported
        let known = recipe.diagnostics.count
        SourcePictures.add(ofFileAt: id.path, index: id.index, to: &recipe)
        recipe.diagnostics.dropFirst(known).forEach(report)
        recipe.takeMarks()
        if let notebook { recipe.add(try notebook.entry(of: fingerprint, in: cookbook)) }
        recipeCount += 1
        pictureCount += recipe.pictures.count
        export.add(recipe)
    }
}

extension Store {
    /// Writes a text into a new file outside of the cookbook, and then calls a closure.
    package func export(
        _ text: String, at path: String, then finish: @escaping @MainActor (Result<Void, EditingError>) -> Void
    ) {
        read({ _ throws(EditingError) in try AtomicFile.create(path, Array(text.utf8)) }, then: finish)
    }

    /// Writes recipes into a new file for another program, and then calls a closure with a sentence about it.
    ///
    /// - Parameters:
    ///   - recipes: The recipes.
    ///   - identifier: One of ``CookbookExport/identifiers``.
    ///   - path: The path of the file.
    package func export(
        _ recipes: [RecipeSummary], to identifier: String, at path: String,
        then finish: @escaping @MainActor (Result<String, EditingError>) -> Void
    ) {
        let (cookbook, notebook) = (cookbook, notebook.path.map { Notebook(path: $0) })
        read(
            { _ throws(EditingError) in
                guard let export = CookbookExport(to: identifier) else {
                    throw .refused("“\(identifier)” is not known.")
                }
                do throws(NotebookError) {
                    try export.add(cookbook, notebook, only: Set(recipes.map(\.id))) { _ in }
                } catch {
                    throw .refused(error.message)
                }
                guard export.recipeCount > 0 else { throw .refused("These files have no recipe to export.") }
                let (file, losses) = export.finish()
                try AtomicFile.create(path, file)
                let start = "Exported \(export.recipeCount.counted("recipe")) to \(FilePath.name(of: path))"
                return losses.words.isEmpty ? start : "\(start), without \(losses.words)"
            }, then: finish)
    }
}

extension ImportedRecipe {
    /// Adds the data of the notebook to the recipe. A rating in the notebook replaces the rating in the recipe. All
    /// notes of the user become notes of the recipe, because most programs have no other field for them.
    fileprivate mutating func add(_ entry: NotebookEntry) {
        rating = entry.rating ?? rating
        isFavourite = isFavourite || entry.isFavourite
        cookedDays = Set(cookedDays + entry.cookings.map(\.day.description)).sorted()
        var notes = entry.note.isEmpty ? [] : [entry.note]
        notes += entry.cookings.reversed().filter { !$0.note.isEmpty }.map { "\($0.day): \($0.note)" }
        comments += notes
        recipe = recipeWithComments
        comments = []
    }
}
