import RecipeKit

/// Suggests recipes for free days of a plan.
///
/// A recipe is not suggested again within a number of days. Recipes with better ratings are suggested more often, and
/// so are recipes that were not cooked for a long time. Equal seeds give equal suggestions.
public struct MealSuggestions: Sendable {
    /// A recipe that can be suggested.
    public struct Candidate: Hashable, Sendable {
        /// The path of the recipe.
        public var path: String
        /// The total time, or `nil` if the recipe states none.
        public var minutes: Int?
        /// The rating from 1 to 5, or `nil` if the recipe has none.
        public var rating: Int?
        /// The day on which the recipe was last cooked, or `nil` if no such day is known.
        public var lastCooked: CalendarDay?

        public init(_ path: String, minutes: Int? = nil, rating: Int? = nil, lastCooked: CalendarDay? = nil) {
            (self.path, self.minutes, self.rating, self.lastCooked) = (path, minutes, rating, lastCooked)
        }
    }

    /// A free day that needs a recipe.
    public struct Slot: Hashable, Sendable {
        public var date: CalendarDay
        /// The maximum total time, or `nil` for no maximum. With a maximum, a recipe that states no time does not fit.
        public var maximumMinutes: Int?

        public init(_ date: CalendarDay, maximumMinutes: Int? = nil) {
            (self.date, self.maximumMinutes) = (date, maximumMinutes)
        }
    }

    private let candidates: [Candidate]
    private let daysWithoutRepeat: Int
    private let minimumRating: Int?

    /// Creates suggestions.
    ///
    /// - Parameters:
    ///   - candidates: The recipes. Sort them, because the suggestions depend on their order.
    ///   - daysWithoutRepeat: The minimum number of days between a suggestion and another day on which the same recipe
    ///     is suggested, planned or cooked.
    ///   - minimumRating: Recipes with a lower rating are never suggested. Recipes without a rating can be suggested.
    public init(_ candidates: [Candidate], daysWithoutRepeat: Int = 14, minimumRating: Int? = nil) {
        self.candidates = candidates
        self.daysWithoutRepeat = max(0, daysWithoutRepeat)
        self.minimumRating = minimumRating
    }

    /// Returns one element for each slot: a recipe, or `nil` if no recipe fits. O(slots · candidates).
    ///
    /// - Parameters:
    ///   - slots: The free days.
    ///   - planned: The recipes that are already planned or cooked, with their days.
    ///   - seed: The seed of the random numbers that choose among the recipes that fit.
    public func suggestions(
        for slots: [Slot], planned: [(path: String, date: CalendarDay)] = [], seed: UInt64
    ) -> [Candidate?] {
        var days: [String: [Int]] = [:]
        for (path, date) in planned { days[path, default: []].append(date.number) }
        for candidate in candidates {
            if let last = candidate.lastCooked { days[candidate.path, default: []].append(last.number) }
        }
        var random = SplitMix64(seed: seed)
        return slots.map { slot in
            let weights = candidates.map { weight(of: $0, in: slot, days[$0.path] ?? []) }
            let total = weights.reduce(0, +)
            // Draw a number even if no recipe fits, so that the suggestions for the other slots do not change.
            let draw = random.next(below: max(total, 1))
            guard total > 0 else { return nil }
            var sum: UInt64 = 0
            for (candidate, weight) in zip(candidates, weights) {
                sum += weight
                guard draw < sum else { continue }
                days[candidate.path, default: []].append(slot.date.number)
                return candidate
            }
            return nil
        }
    }

    /// Returns the weight of a recipe in the random choice. A recipe with twice the weight is suggested twice as often.
    /// 0 means that the recipe does not fit.
    private func weight(of candidate: Candidate, in slot: Slot, _ days: [Int]) -> UInt64 {
        if let limit = slot.maximumMinutes {
            guard let minutes = candidate.minutes, minutes <= limit else { return 0 }
        }
        if let minimumRating, let rating = candidate.rating, rating < minimumRating { return 0 }
        let distance = days.map { abs($0 - slot.date.number) }.min() ?? .max
        guard distance >= daysWithoutRepeat, distance > 0 else { return 0 }
        let rating = UInt64(min(max(candidate.rating ?? 3, 1), 5))
        let isForgotten = distance >= 2 * max(daysWithoutRepeat, 7)
        return rating * rating * (isForgotten ? 3 : 2)
    }
}

/// A random number generator whose numbers depend only on its seed, on every platform.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a random number that is at least 0 and less than a bound. The bound must be positive.
    mutating func next(below bound: UInt64) -> UInt64 { next().multipliedFullWidth(by: bound).high }
}
