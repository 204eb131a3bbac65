import Kitchen
import RecipeBrowser
import RecipeKit
import RecipeLibrary

extension CookbookKitchen {
    /// Returns the kitchen files of the user's own cookbook, or else of the starter cookbook. If there is no cookbook
    /// at all, returns those in the user's data, with the files in `~/.config/cook` that the Cooklang programs share.
    ///
    /// - Parameter customs: The user's settings for the kitchen.
    static func home(_ customs: KitchenCustoms) throws -> CookbookKitchen {
        let home = HomeCookbook.find()
        return CookbookKitchen(
            of: try Cookbook(paths: home.map { [$0.path] } ?? []), isReadOnly: home?.origin == .starter,
            customs: customs, today: .today)
    }
}
