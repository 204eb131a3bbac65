import RecipeFormats
import RecipeKit
import RecipeLibrary

extension Edits {
    /// Changes details in the file of a recipe. Everything else in the file stays as it is.
    ///
    /// - Returns: Why the details cannot be changed in this file, or `nil` if they were.
    package func changeDetails(
        of recipe: RecipeID, _ change: (inout EditableDetails) -> Void
    ) throws(EditingError) -> EditingObstacle? {
        guard recipe.index == 0 else { return .severalRecipes }
        let path = recipe.path
        let bytes = try content(of: path)
        let text = Result { () throws(EditingObstacle) in
            let old = try FormatRegistry.details(of: bytes, file: path)
            var new = old
            change(&new)
            return new == old ? bytes : try FormatRegistry.text(bytes, file: path, changing: old, to: new)
        }
        switch text {
        case .failure(let obstacle): return obstacle
        case .success(let text):
            try edit(path, from: bytes, to: text)
            return nil
        }
    }

    /// Gives recipes another name of a course or of a tag. A recipe that has the new tag already only loses the old one.
    ///
    /// - Returns: The recipes that keep the old name, because their files cannot be changed.
    package func rename(
        _ label: CookbookLabels.Label, to name: String, in recipes: [RecipeSummary]
    ) throws(EditingError) -> [RecipeSummary] {
        var left: [RecipeSummary] = []
        for recipe in recipes {
            do throws(EditingError) {
                let obstacle = try changeDetails(of: recipe.id) { details in
                    switch label.kind {
                    case .course: details.course = name
                    case .tag: details.tags = Self.tags(details.tags, renaming: label.name, to: name)
                    }
                }
                if obstacle != nil { left.append(recipe) }
            } catch {
                // A file that has vanished since the cookbook was read is no reason to change none.
                guard case .gone = error else { throw error }
                left.append(recipe)
            }
        }
        return left
    }

    private static func tags(_ old: String, renaming tag: String, to name: String) -> String {
        var tags: [String] = []
        for own in old.split(separator: ",").map({ $0.trimmingSpaces() }) {
            let new = own == tag ? name : own
            if !tags.contains(new) { tags.append(new) }
        }
        return tags.joined(separator: ", ")
    }
}
