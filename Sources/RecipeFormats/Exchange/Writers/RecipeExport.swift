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
/// An export is for a program or for a format. For a format whose files can contain several recipes, the export is one
/// file. For any other format, the export is an archive with the file and the pictures of each recipe.
///
/// The export is built in memory, with all pictures.
public final class RecipeExport {
    private var writer: any ExportWriter
    private var isFinished = false
    private var expected: [ExportLosses.Expected] = []

    /// The identifiers of the programs for which exports can be written.
    public static var identifiers: [String] { writers.map { $0.identifier } }

    /// The identifiers of the formats in which exports can be written.
    public static let formats = ["mealmaster", "recipeml", "cooklang", "recipemd", "markdown", "org", "json"]

    private static var writers: [any ProgramWriter.Type] {
        [
            PaprikaWriter.self, MealieWriter.self, TandoorWriter.self, NextcloudWriter.self, RecipeSageWriter.self,
        ]
    }

    /// Creates an empty export, or returns `nil` if there is no writer with the identifier.
    ///
    /// - Parameter identifier: One of ``identifiers`` or ``formats``, in any letter case.
    public init?(to identifier: String) {
        let identifier = identifier.lowercased()
        if let writer = Self.writers.first(where: { $0.identifier == identifier }) {
            self.writer = writer.init()
        } else if Self.formats.contains(identifier), let writer = Self.writer(ofFormat: identifier) {
            self.writer = writer
        } else {
            return nil
        }
    }

    private static func writer(ofFormat identifier: String) -> (any ExportWriter)? {
        switch identifier {
        case "json": CollectionWriter(.json)
        case "mealmaster": CollectionWriter(.mealMaster)
        case "recipeml": CollectionWriter(.recipeML)
        default: FormatRegistry.format(identifier: identifier).flatMap { RecipeFilesWriter($0) }
        }
    }

    /// The extension of the export's file, without the dot.
    public var fileExtension: String { writer.fileExtension }

    /// Adds a recipe with its pictures. Has no effect after ``finish()``.
    public func add(_ recipe: ImportedRecipe) {
        guard !isFinished else { return }
        writer.add(recipe)
        expected.append(ExportLosses.Expected(recipe))
    }

    /// Returns the data that the file of the export does not contain. To find this data, the method reads the file.
    ///
    /// - Parameter file: The result of ``finish()``.
    public func losses(in file: [UInt8]) -> ExportLosses {
        ExportLosses(of: expected, in: file, named: "export." + fileExtension)
    }

    /// Completes the export and returns its file.
    public func finish() -> [UInt8] {
        isFinished = true
        return writer.finish()
    }
}

/// Writes the export of one program.
protocol ProgramWriter: ExportWriter {
    static var identifier: String { get }
    static var fileExtension: String { get }

    init()
}

extension ProgramWriter {
    var fileExtension: String { Self.fileExtension }
}

/// Writes recipes into one file.
protocol ExportWriter {
    /// The extension of the file, without the dot.
    var fileExtension: String { get }

    mutating func add(_ recipe: ImportedRecipe)

    /// Completes the file and returns it.
    func finish() -> [UInt8]
}
