import RecipeKit
import RecipeLibrary

extension ReadRecipe {
    /// A message for the user if the file of the recipe was changed, moved or deleted since the last reading. `nil` if
    /// the file is unchanged.
    var notice: String? {
        let file = FilePath.name(of: summary.id.path)
        return switch change {
        case .unchanged: nil
        case .edited: "The file has changed; the recipe shows as it is now."
        case .moved: "The file is now “\(file)”."
        case .deleted: "“\(file)” is gone; the recipe shows as it was read last."
        }
    }
}
