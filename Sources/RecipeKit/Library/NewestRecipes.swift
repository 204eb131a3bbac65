/// Which recipes came into a cookbook lately, gathered in one pass over all of them.
///
/// Where most of a cookbook came lately, because it was just copied or made, none of it is new to anybody.
struct NewestRecipes {
    /// For so many days a recipe is new.
    static let days = 14
    /// So many are told of.
    static let most = 3

    private let now: Int
    private var count = 0
    private var recent = 0
    private var newest: [(id: UInt32, added: Int)] = []

    /// - Parameter now: Seconds from the beginning of 1970.
    init(now: Int) { self.now = now }

    mutating func add(_ id: UInt32, added: Int) {
        count += 1
        guard added > now - Self.days * 86_400 else { return }
        recent += 1
        let place = newest.firstIndex { $0.added < added } ?? newest.count
        guard place < Self.most else { return }
        newest.insert((id, added), at: place)
        if newest.count > Self.most { newest.removeLast() }
    }

    /// The latest first; none where more than a tenth are new.
    var recipes: [(id: UInt32, added: Int)] { recent * 10 <= count ? newest : [] }
}
