/// What a list of recipes is sorted by.
public enum ListOrder: String, CaseIterable, Hashable, Sendable {
    /// By course, and in it by title.
    case title
    /// The quickest first.
    case time
    /// The best first.
    case rating
    /// The one cooked last first.
    case lastCooked
    /// The newest first.
    case added

    /// Recipes whose values are alike, under one header. Of the order by title there are none: its sections are courses.
    public struct Band: Hashable, Sendable {
        public var title: String
        /// The greatest value that belongs to it; `nil` for whatever is left.
        var upper: Int?
    }

    /// In the order they are shown; the last one is for recipes without a value.
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

    /// What a recipe is sorted by, the least first; `nil` where it has no such value.
    ///
    /// - Parameter today: The day counted from the beginning of 1970.
    public func value(minutes: Int?, _ facts: SearchFacts, today: Int) -> Int? {
        switch self {
        case .title: nil
        case .time: minutes
        case .rating: facts.rating.map { -$0 }
        // A clock that was set back makes no day later than today.
        case .lastCooked: facts.lastCooked.map { max(0, today - $0) }
        case .added: facts.added.map { max(0, today - $0) }
        }
    }

    /// The place among ``bands`` of a recipe with a value.
    public func band(of value: Int?) -> Int {
        let bands = bands
        guard let value else { return bands.count - 1 }
        return bands.firstIndex { $0.upper.map { value <= $0 } ?? true } ?? bands.count - 1
    }
}
