import Foundation
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("DumpExports") struct DumpTests {
    @Test func dump() throws {
        for program in ["paprika", "mealie", "tandoor", "nextcloud", "recipesage", "recipekeeper", "copymethat", "mela", "crouton", "cookmate", "cookbookapp", "myrecipebox", "plantoeat", "chowdown"] {
            for file in ExportSamples.files(of: program) {
                let (format, recipes, diagnostics) = try ExportSamples.read(file)
                print("##", program, file.lastPathComponent, format ?? "-", recipes.count)
                for d in diagnostics.prefix(5) { print("  !", d.message) }
                print("  pictures", recipes.reduce(0) { $0 + $1.pictures.count }, "rated", recipes.count { $0.rating != nil }, "fav", recipes.count { $0.isFavourite }, "cooked", recipes.count { !$0.cookedDays.isEmpty }, "created", recipes.count { $0.created != nil }, "comments", recipes.count { !$0.comments.isEmpty }, "empty", recipes.count { $0.recipe.listedIngredients.isEmpty || $0.recipe.steps.isEmpty })
                for d in Set(recipes.flatMap(\.diagnostics).map(\.message)).prefix(6) { print("  ~", d.prefix(300)) }
                let n = ProcessInfo.processInfo.environment["DUMP_ALL"] != nil ? 100 : 2
                for recipe in recipes.prefix(n) {
                    print(TextWriter().text(for: recipe.readable.recipe))
                    for o in recipe.readable.recipe.metadata.others { print("    ·", o.key, "=", o.value.prefix(80)) }
                    print("    src", recipe.recipe.metadata.source as Any, "img", recipe.recipe.metadata.images)
                }
            }
        }
    }
}
