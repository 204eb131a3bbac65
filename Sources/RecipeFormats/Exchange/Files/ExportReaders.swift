/// The readers of exports of other programs.
enum ExportReaders {
    /// All readers. A text is read by the first reader that recognizes the text.
    static let all: [any ExportReader] = [
        PaprikaReader(), MealieReader(), TandoorReader(), NextcloudReader(), RecipeSageReader(), CroutonReader(),
        MelaReader(), RecipeKeeperReader(), CopyMeThatReader(), CookmateReader(), PlanToEatReader(),
        MyRecipeBoxReader(),
        ChowdownReader(), CookBookReader(), CooknReader(),
    ]

    /// The identifiers of all programs. A metadata key that only one program uses begins with the identifier of this
    /// program: `paprika.uid`.
    static let identifiers = Set(all.map(\.identifier))

    /// Returns the reader of a text, or `nil` if the text is not an export.
    ///
    /// - Parameters:
    ///   - path: The path of the file. If no reader recognizes the text, the extension of the file determines the
    ///     reader.
    ///   - text: The text.
    static func reader(ofFile path: String, _ text: ArraySlice<UInt8>) -> (any ExportReader)? {
        if let reader = ExportStart.with(text, name: path, { start in all.first { $0.recognizes(start) } }) {
            return reader
        }
        guard let fileExtension = fileExtension(of: path) else { return nil }
        return all.first { $0.fileExtensions.contains(fileExtension) }
    }

    private static func fileExtension(of path: String) -> String? {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return path[path.utf8.index(after: dot)...].lowercased()
    }
}
