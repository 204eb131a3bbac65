/// Collects the recently added recipes in one pass over all recipes.
///
/// If more than a tenth of the cookbook was added recently, the cookbook itself is new, and no recipe counts as new.
struct NewestRecipes {
    /// The number of days for which a recipe is new.
    static let days = 14
    /// The maximum number of recipes in ``recipes``.
    static let most = 3

    private let now: Int
    private var count = 0
    private var recent = 0
    private var newest: [(id: UInt32, added: Int)] = []

    /// Creates an empty collection.
    ///
    /// - Parameter now: The current time in seconds since 1970.
    init(now: Int) { self.now = now }

    mutating func add(_ id: UInt32, added: Int) {
        count += 1
        guard added > now - Self.days * 86_400 else { return }
        recent += 1
        let index = newest.firstIndex { $0.added < added } ?? newest.count
        guard index < Self.most else { return }
        newest.insert((id, added), at: index)
        if newest.count > Self.most { newest.removeLast() }
    }

    /// The new recipes, the latest first. There are none if more than a tenth of the cookbook is new.
    var recipes: [(id: UInt32, added: Int)] { recent * 10 <= count ? newest : [] }
}
