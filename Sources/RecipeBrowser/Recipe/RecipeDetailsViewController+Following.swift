import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

extension RecipeDetailsViewController {
    /// Returns the status line for a change of the recipe's file, or `nil` without a change.
    static func line(_ read: ReadRecipe?) -> String? {
        guard let read else { return nil }
        let file = read.summary.id.path.split(separator: "/").last.map(String.init) ?? read.summary.id.path
        return switch read.change {
        case .unchanged: nil
        case .edited: "The file has changed; the recipe shows as it is now."
        case .moved: "The file is now “\(file)”."
        case .deleted: "“\(file)” is gone; the recipe shows as it was read last."
        }
    }
}
