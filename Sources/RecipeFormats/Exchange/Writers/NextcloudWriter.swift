import RecipeKit

/// Writes an archive with a folder for each recipe, as Nextcloud Cookbook stores recipes. Among the ingredients, a line
/// that begins with number signs begins a group.
struct NextcloudWriter: ProgramWriter {
    static let identifier = "nextcloud"
    static let fileExtension = "zip"

    private let archive = ZipWriter()
    private var names = ExportNames()

    mutating func add(_ recipe: ImportedRecipe) {
        let folder = names.name(for: recipe.recipe.title)
        let value = SchemaOrgExport.value(
            for: recipe, heading: { "## \($0)" }, isFlat: false, keywords: .string, image: nil)
        archive.add("\(folder)/recipe.json", Array(JSONText.object(value).text().utf8))
        guard let picture = recipe.pictures.first else { return }
        archive.add("\(folder)/full.\(picture.kind.rawValue)", picture.bytes, isCompressed: false)
    }

    func finish() -> [UInt8] { archive.finish() }
}
