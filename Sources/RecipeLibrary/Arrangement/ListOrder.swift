/// The sort order of a list of recipes.
public enum ListOrder: String, CaseIterable, Hashable, Sendable {
    /// By course, then by title.
    case title
    /// By total time, the shortest first.
    case time
    /// By rating, the best first.
    case rating
    /// By the day of the last cooking, the latest first.
    case lastCooked
    /// By the day of addition, the newest first.
    case added

    /// A range of values with one header. The order by title has no bands, because its sections are courses.
    public struct Band: Hashable, Sendable {
        /// The header of the band.
        public var title: String
        /// The greatest value in the band, as ``ListOrder/value(minutes:_:today:)`` returns it. It is `nil` if the band
        /// has no upper limit, or if the band contains the recipes without a value.
        var upper: Int?
    }

    /// The bands in display order. The last band contains the recipes without a value.
    public var bands: [Band] {
        switch self {
        case .title: []
        case .time:
            [
                Band(title: "Up to 15 min", upper: 15), Band(title: "Up to 30 min", upper: 30),
                Band(title: "Up to 1 h", upper: 60), Band(title: "Up to 2 h", upper: 120), Band(title: "Longer"),
                Band(title: "No time given"),
            ]
        case .rating:
            [
                Band(title: "Five stars", upper: -5), Band(title: "Four stars", upper: -4),
                Band(title: "Three stars", upper: -3), Band(title: "Two stars", upper: -2), Band(title: "One star"),
                Band(title: "Not rated"),
            ]
        case .lastCooked: Self.days + [Band(title: "Not cooked yet")]
        case .added: Self.days + [Band(title: "At an unknown time")]
        }
    }

    private static let days = [
        Band(title: "In the last week", upper: 6), Band(title: "In the last month", upper: 30),
        Band(title: "In the last year", upper: 365), Band(title: "Longer ago"),
    ]

    /// Returns the sort value of a recipe. A recipe with a smaller value is earlier in the list. The order determines
    /// the value:
    ///
    /// - ``time``: The total time in minutes.
    /// - ``rating``: The number of stars with a minus: -5 for five stars.
    /// - ``lastCooked``: The number of days since the last cooking.
    /// - ``added``: The number of days since the addition.
    ///
    /// Returns `nil` if the fact is unknown. For the order ``title``, always returns `nil`.
    ///
    /// - Parameters:
    ///   - minutes: The total time of the recipe in minutes, or `nil` if it is unknown.
    ///   - facts: The facts of the recipe.
    ///   - today: The number of the current day. 1970-01-01 is day 0.
    public func value(minutes: Int?, _ facts: SearchFacts, today: Int) -> Int? {
        switch self {
        case .title: nil
        case .time: minutes
        case .rating: facts.rating.map { -$0 }
        // If the clock was set back, a stored day can be after today. Such a day counts as today.
        case .lastCooked: facts.lastCooked.map { max(0, today - $0) }
        case .added: facts.added.map { max(0, today - $0) }
        }
    }

    /// Returns the index in ``bands`` of the band that contains a value. For `nil`, returns the index of the last band.
    ///
    /// The order ``ListOrder/title`` has no bands, so do not call this function for it.
    public func band(of value: Int?) -> Int {
        let bands = bands
        guard let value else { return bands.count - 1 }
        return bands.firstIndex { $0.upper.map { value <= $0 } ?? true } ?? bands.count - 1
    }
}
