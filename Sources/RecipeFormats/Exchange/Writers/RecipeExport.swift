import RecipeKit

/// Writes recipes as an export that another program imports.
///
/// ```swift
/// if let export = RecipeExport(to: "paprika") {
///     export.add(ImportedRecipe(recipe))
///     let file = export.finish()
/// }
/// ```
///
/// The export is built in memory, so its size with all pictures must fit there.
public final class RecipeExport {
    private var writer: any ExportWriter
    private var isFinished = false

    /// The identifiers of the programs that can be written for.
    public static var identifiers: [String] { writers.map { $0.identifier } }

    private static var writers: [any ExportWriter.Type] {
        [
            PaprikaWriter.self, MealieWriter.self, TandoorWriter.self, NextcloudWriter.self, RecipeSageWriter.self,
        ]
    }

    /// Creates an empty export, or returns `nil` if there is no writer with the identifier.
    ///
    /// - Parameter identifier: One of ``identifiers``, in any letter case.
    public init?(to identifier: String) {
        let identifier = identifier.lowercased()
        guard let writer = Self.writers.first(where: { $0.identifier == identifier }) else { return nil }
        self.writer = writer.init()
    }

    /// The extension of the export's file, without the dot.
    public var fileExtension: String { type(of: writer).fileExtension }

    /// Adds a recipe with its pictures. Has no effect after ``finish()``.
    public func add(_ recipe: ImportedRecipe) {
        if !isFinished { writer.add(recipe) }
    }

    /// Completes the export and returns its file.
    public func finish() -> [UInt8] {
        isFinished = true
        return writer.finish()
    }
}

/// Writes the export of one program.
protocol ExportWriter {
    static var identifier: String { get }
    static var fileExtension: String { get }

    init()

    /// Adds a recipe.
    mutating func add(_ recipe: ImportedRecipe)

    /// Completes the file and returns it.
    func finish() -> [UInt8]
}
