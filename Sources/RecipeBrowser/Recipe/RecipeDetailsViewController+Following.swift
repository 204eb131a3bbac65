import RecipeKit
import SectionedLists
import Terminal

extension RecipeDetailsViewController {
    /// The line that tells of a change to the recipe's file.
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
