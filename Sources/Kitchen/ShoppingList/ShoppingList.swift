import RecipeKit

/// A shopping list: one line for each grocery, grouped by the aisles of a shop. If a grocery is required for some
/// recipes and optional for others, it has two lines.
///
/// ```swift
/// var needs = ShoppingNeeds()
/// needs.add(ReferencedRecipe(id: "soup.cook", recipe: soup), factor: Rational(2))
/// for item in OwnItems.needs(in: "2 l milk, bin bags") { needs.add(item) }
/// let list = ShoppingList(needs)
/// ```
public struct ShoppingList: Hashable, Sendable {
    /// The lines of an aisle.
    public struct Section: Hashable, Sendable {
        /// The name of the aisle.
        public let aisle: String
        /// The lines, in the order of the aisle.
        public let lines: [ShoppingLine]
    }

    /// The settings for merging needs into a list.
    public struct Options: Sendable {
        /// The meanings of names, with the user's `aisle.conf`.
        public var names = GroceryNames()
        /// The aisles of the shop.
        public var aisles = Aisles()
        /// The weights of foods. They convert between mass, volume and numbers of items.
        public var foods = FoodTable()
        /// The stock at home: the pantry and the staples.
        public var stock: [ShoppingStock] = []
        /// The sizes to which amounts are rounded up, or `nil` for exact amounts.
        public var sizes: ShopSizes?
        /// The things that the user keeps apart.
        public var splits: Set<ShoppingSplit> = []
        public var units: @Sendable (_ language: String?) -> UnitCatalog = {
            $0.map { UnitCatalog(language: $0) } ?? UnitCatalog()
        }

        /// Creates options with the program's names and aisles.
        public init() {}

        /// Creates options with the user's aisles and splits.
        ///
        /// - Parameters:
        ///   - file: The user's `aisle.conf`, or `nil` if there is none.
        ///   - usesDefaults: Whether to also use the names and aisles that the program knows.
        ///   - splits: The things that the user keeps apart.
        public init(aisles file: AisleFile?, usesDefaults: Bool = true, splits: Set<ShoppingSplit> = []) {
            names = GroceryNames(aisles: file, usesDefaults: usesDefaults, splits: splits)
            aisles = Aisles(file, usesDefaults: usesDefaults)
            self.splits = splits
        }
    }

    /// The lines to buy, grouped by aisle in the order of the shop. Aisles without lines are omitted.
    public let sections: [Section]
    /// The lines with only optional needs, in the order of the shop.
    public let optional: [ShoppingLine]
    /// The lines of groceries of which enough is at home, because the stock is enough or the grocery is a staple.
    public let covered: [ShoppingLine]
    /// The references that could not be followed or scaled.
    public let problems: [ShoppingProblem]

    /// Creates a list from needs. O(n log n).
    public init(_ needs: ShoppingNeeds, _ options: Options = Options()) {
        var merger = ShoppingMerger(options)
        for need in needs.needs { merger.add(need) }
        let lines = merger.lines()
        let isCovered = { (line: ShoppingLine) in
            !line.supplies.isEmpty && line.amounts.isEmpty && line.words.isEmpty && !line.isOpenEnded
        }
        covered = lines.filter(isCovered)
        optional = Self.sorted(lines.filter { $0.isOptional && !isCovered($0) })
        problems = needs.problems
        var sections: [Section] = []
        var current: [ShoppingLine] = []
        for line in Self.sorted(lines.filter { !$0.isOptional && !isCovered($0) }) {
            if let first = current.first, first.place.order.aisle != line.place.order.aisle {
                sections.append(Section(aisle: first.place.aisle, lines: current))
                current = []
            }
            current.append(line)
        }
        if let first = current.first { sections.append(Section(aisle: first.place.aisle, lines: current)) }
        self.sections = sections
    }

    /// All lines to buy except the optional lines, in the order of the shop.
    public var lines: [ShoppingLine] { sections.flatMap(\.lines) }

    /// Returns lines sorted by their place in the shop. Lines with the same place keep the order of the recipes.
    private static func sorted(_ lines: [ShoppingLine]) -> [ShoppingLine] {
        lines.enumerated().sorted { ($0.element.place.order, $0.offset) < ($1.element.place.order, $1.offset) }
            .map(\.element)
    }
}

extension ShoppingList.Options {
    /// Creates options with the cook's own settings. The stock at home is only water.
    ///
    /// - Parameters:
    ///   - file: The user's `aisle.conf`, or `nil` for the aisles of the program.
    ///   - customs: The cook's own settings: units, weights and splits, and whether amounts are rounded up to packs.
    public init(aisles file: AisleFile?, customs: KitchenCustoms) {
        self.init(aisles: file, splits: customs.splits)
        foods = FoodTable(own: customs.foods)
        units = { UnitCatalog(language: $0 ?? "en-US", standard: customs.standard, custom: customs.units) }
        stock = [.water]
        sizes = customs.roundsToPacks ? ShopSizes() : nil
    }
}

/// Names or amounts that the user wants to keep apart on shopping lists.
///
/// The configuration file stores a split as its ``setting``. ``KitchenCustoms/setSeparate(_:from:)`` reads the setting.
public enum ShoppingSplit: Hashable, Sendable {
    /// A name has its own line, although it means the same as a grocery: `extra virgin olive oil` and `olive oil`. Both
    /// values are keys.
    case name(String, grocery: String)
    /// The units of a grocery are not converted with the weights of foods: `3 onions + 200 g` remain two amounts.
    case units(grocery: String)

    /// Creates the split of a name from a grocery. The name can be as a recipe writes it.
    public init(splitting name: String, from grocery: Grocery) {
        self = .name(NameTokens.key(name), grocery: grocery.key)
    }

    /// The word for ``units(grocery:)`` in the configuration file.
    public static let unitsWord = "units"

    /// The split in the form of the configuration file: `extra virgin olive oil` and `olive oil`, or `onion` and
    /// `units`.
    public var setting: (name: String, other: String) {
        switch self {
        case .name(let name, let grocery): (name, grocery)
        case .units(let grocery): (grocery, Self.unitsWord)
        }
    }
}
