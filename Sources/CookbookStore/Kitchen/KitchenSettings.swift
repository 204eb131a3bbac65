import Kitchen
import RecipeLibrary

/// The settings in the user's configuration that screens change: the foods for the nutrition, the splits of shopping
/// lists, whether shopping lists round amounts up, the shop, and the theme.
public struct KitchenSettings: Sendable {
    /// A change of a setting.
    public struct Edit: Sendable {
        /// The path of the table that contains the setting, such as `kitchen` and `nutrition` for
        /// `[kitchen.nutrition]`.
        public let table: [String]
        /// The name of the setting in the table.
        public let name: String
        /// The new value, or `nil` to remove the setting.
        public let value: String?
        /// Returns whether another name in the table means the same setting. The change removes the settings with such
        /// names.
        public let means: @Sendable (_ other: String) -> Bool
    }

    private let folder: KitchenFolder
    private let name: String
    private let edited: @Sendable (_ text: String, Edit) -> String?
    /// Returns the current settings in the file.
    package let read: @MainActor () -> KitchenCustoms

    /// Creates the settings of a configuration file.
    ///
    /// - Parameters:
    ///   - folder: The path of the file's folder. It is created with the first change.
    ///   - name: The name of the file.
    ///   - read: Returns the current settings in the file.
    ///   - edited: Returns the text of the file after a change. Returns `nil` if the text has errors, or if it writes
    ///     the setting in a form that cannot be changed.
    public init(
        folder: String, name: String, read: @escaping @MainActor () -> KitchenCustoms,
        edited: @escaping @Sendable (_ text: String, Edit) -> String?
    ) {
        self.folder = KitchenFolder(ofUser: folder)
        self.name = name
        self.read = read
        self.edited = edited
    }

    /// Changes the file. At every moment, the file has either its old or its new content.
    ///
    /// - Throws: ``EditingError/refused(_:)`` if the text is not UTF-8, has errors, or writes the setting in a form
    ///   that cannot be changed.
    package func apply(_ edit: Edit, _ recorder: KitchenFolder.Recorder) throws(EditingError) {
        var isReadable = true
        try folder.recording(recorder).update(name) { bytes in
            guard let text = String(validating: bytes, as: UTF8.self), let new = edited(text, edit) else {
                isReadable = false
                return bytes
            }
            return Array(new.utf8)
        }
        guard isReadable else {
            throw .refused(
                "The configuration “\(folder.path)/\(name)” has an error, or the setting in another form. "
                    + "recipes config shows errors.")
        }
    }
}

extension KitchenSettings.Edit {
    /// Returns the edit that sets how an ingredient counts in the nutrition. The value is the number of a food, values
    /// for 100 g, or `none`. A value of `nil` removes the setting, so that the program chooses the food.
    package static func nutrition(of ingredient: String, _ value: String?) -> Self {
        Self(table: ["kitchen", "nutrition"], name: ingredient, value: value) {
            NutritionChoices.isSame($0, ingredient)
        }
    }

    /// Returns the edit that turns a split on or off. While the split is on, shopping lists do not merge certain names
    /// or amounts.
    package static func split(_ split: ShoppingSplit, isApart: Bool) -> Self {
        let (name, other) = split.setting
        return Self(table: ["kitchen", "separate"], name: name, value: isApart ? other : nil) { _ in false }
    }

    /// Returns the edit that sets the shop. Shopping lists have the aisles of this shop. `nil` means the usual shop.
    package static func shop(_ shop: String?) -> Self {
        Self(table: ["kitchen"], name: "shop", value: shop) { _ in false }
    }

    /// Returns the edit that sets the theme by its name.
    package static func theme(_ name: String) -> Self {
        Self(table: ["display"], name: "theme", value: name) { _ in false }
    }

    /// Returns the edit that sets whether shopping lists round amounts up to the sizes that shops sell.
    package static func rounding(toPacks isRounded: Bool) -> Self {
        Self(table: ["kitchen"], name: "rounding", value: isRounded ? "packs" : "exact") { _ in false }
    }
}
