import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The kitchen files of a cookbook, on the disk: the shopping list, the pantry, the aisles and the meal plan.
///
/// Each call reads the files again, because other programs change them. So do not make calls on the main actor. A change
/// edits what the file has at this moment, and keeps all other bytes.
public struct CookbookKitchen: Sendable {
    /// The names of the files in the folder.
    enum FileName {
        static let shoppingList = ".shopping-list"
        static let shoppingChecked = ".shopping-checked"
        static let configuration = "config"
        static let aisles = "config/aisle.conf"
        static func aisles(ofShop shop: String) -> String { "config/aisle.\(shop).conf" }
        static let pantry = "config/pantry.conf"
        static let sharedPantry = "pantry.conf"
        static let sharedAisles = "aisle.conf"
    }

    /// The folder of the files.
    let folder: KitchenFolder
    /// What the user has set about the kitchen.
    let customs: KitchenCustoms
    /// The current day. What has expired before it is not at home.
    let today: CalendarDay

    /// Finds the files of a cookbook.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - isReadOnly: Whether the cookbook must not be changed. Its kitchen files are then among the user's data.
    ///   - customs: What the user has set about the kitchen.
    ///   - today: The current day.
    public init(of cookbook: Cookbook, isReadOnly: Bool, customs: KitchenCustoms, today: CalendarDay) {
        folder = KitchenFolder(of: cookbook, isReadOnly: isReadOnly)
        self.customs = customs
        self.today = today
    }

    /// Returns the aisles of the user's shop, or `nil` for those of the program.
    func aisles() throws(EditingError) -> AisleFile? {
        if let shop = customs.shop, let own = try folder.content(of: FileName.aisles(ofShop: shop)) {
            return AisleFile(bytes: own)
        }
        return try content(FileName.aisles, or: FileName.sharedAisles).map(AisleFile.init(bytes:))
    }

    /// Returns what is at home.
    public func pantry() throws(EditingError) -> PantryFile {
        try content(FileName.pantry, or: FileName.sharedPantry).map(PantryFile.init(bytes:)) ?? PantryFile(bytes: [])
    }

    /// Returns the content of a file of the cookbook, or else of the file that all programs share.
    private func content(_ name: String, or shared: String) throws(EditingError) -> [UInt8]? {
        if let content = try folder.content(of: name) { return content }
        return try KitchenFolder.common?.content(of: shared)
    }

    /// The options of lists: the aisles, the units and what is at home.
    ///
    /// - Parameter subtractsPantry: Whether lists subtract what the pantry holds and has not expired.
    func options(subtractsPantry: Bool = true) throws(EditingError) -> ShoppingList.Options {
        var options = options(aisles: try aisles())
        if subtractsPantry { options.stock += try pantry().stock(on: today) }
        return options
    }

    /// The options of lists with some aisles, if there is nothing but water at home.
    func options(aisles: AisleFile?) -> ShoppingList.Options {
        ShoppingList.Options(aisles: aisles, customs: customs)
    }
}
