import Kitchen
import RecipeLibrary

/// The part of the user's configuration that screens change: foods for the nutrition, what shopping lists keep apart,
/// whether they are rounded up, and the shop.
public struct KitchenSettings: Sendable {
    /// A change of a setting.
    public struct Edit: Sendable {
        /// The path of the table that has the setting: `kitchen` and `nutrition`.
        public let table: [String]
        /// The name in the table.
        public let name: String
        /// The new value, or `nil` to remove the setting.
        public let value: String?
        /// Returns whether another name in the table means the same. Such settings are removed.
        public let means: @Sendable (_ other: String) -> Bool
    }

    private let folder: KitchenFolder
    private let name: String
    private let edited: @Sendable (_ text: String, Edit) -> String?
    /// Returns what the file has now.
    let read: @MainActor () -> KitchenCustoms

    /// Creates the settings of a configuration file.
    ///
    /// - Parameters:
    ///   - folder: The path of the file's folder. It is created with the first change.
    ///   - name: The name of the file.
    ///   - read: Returns what the file has.
    ///   - edited: Returns the changed text of the file, or `nil` if the text has errors.
    public init(
        folder: String, name: String, read: @escaping @MainActor () -> KitchenCustoms,
        edited: @escaping @Sendable (_ text: String, Edit) -> String?
    ) {
        self.folder = KitchenFolder(path: folder)
        self.name = name
        self.read = read
        self.edited = edited
    }

    /// Changes the file. It has its old or its new content as a whole at every moment.
    func apply(_ edit: Edit) throws(EditingError) -> [KitchenFolder.Change] {
        var isReadable = true
        let change = try folder.update(name) { bytes in
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
        return [change].compactMap(\.self)
    }

    /// Whether changes are about the file.
    func isChanged(by changes: [KitchenFolder.Change]) -> Bool {
        changes.contains { $0.folder == folder && $0.name == name }
    }
}

extension KitchenSettings.Edit {
    /// Chooses the food of an ingredient for the nutrition. `nil` returns to the program's choice.
    static func nutrition(of ingredient: String, _ value: String?) -> Self {
        Self(table: ["kitchen", "nutrition"], name: ingredient, value: value) {
            NutritionChoices.isSame($0, ingredient)
        }
    }

    /// Keeps something apart on shopping lists, or merges it again.
    static func split(_ split: ShoppingSplit, isApart: Bool) -> Self {
        let (name, other) = split.setting
        return Self(table: ["kitchen", "separate"], name: name, value: isApart ? other : nil) { _ in false }
    }

    /// Chooses the shop whose aisles shopping lists have. `nil` is the usual one.
    static func shop(_ shop: String?) -> Self {
        Self(table: ["kitchen"], name: "shop", value: shop) { _ in false }
    }

    /// Rounds shopping lists up to what shops sell, or not.
    static func rounding(toPacks isRounded: Bool) -> Self {
        Self(table: ["kitchen"], name: "rounding", value: isRounded ? "packs" : "exact") { _ in false }
    }
}
