import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary

extension CookbookKitchen {
    /// Finds the kitchen files of the cookbook of a command. Does not read them.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - origin: The origin of the cookbook. The starter cookbook must not be changed.
    ///   - customs: The user's settings for the kitchen.
    init(of cookbook: Cookbook, from origin: CookbookOrigin, customs: KitchenCustoms) {
        self.init(of: cookbook, isReadOnly: origin == .starter, customs: customs, today: .today)
    }

    /// Returns the kitchen files of the user's own cookbook. If the user has no cookbook, returns those of the starter
    /// cookbook.
    ///
    /// If there is no starter cookbook either, returns the kitchen files in the user's data folder, together with the
    /// files in `~/.config/cook` that the Cooklang programs share.
    ///
    /// - Parameter customs: The user's settings for the kitchen.
    static func home(customs: KitchenCustoms) throws -> CookbookKitchen {
        let home = HomeCookbook.find()
        let cookbook = try Cookbook(paths: home.map { [$0.path] } ?? [])
        return CookbookKitchen(of: cookbook, from: home?.isReadOnly == true ? .starter : .own, customs: customs)
    }
}
