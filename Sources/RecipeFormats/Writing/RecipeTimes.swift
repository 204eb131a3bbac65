import RecipeKit

/// The parts of a recipe's total time: preparation, cooking, and waiting.
public struct RecipeTimes: Sendable {
    /// A part of the total time.
    public struct Share: Hashable, Sendable {
        /// The kind of a part.
        public enum Kind: Hashable, Sendable {
            /// The cook prepares, the food cooks, or the cook waits.
            case preparing, cooking, waiting
        }

        /// The kind of the part.
        public var kind: Kind
        /// The name of the part, in lowercase: `preparation`, `resting`.
        public var name: String
        /// The duration of the part.
        public var time: CookingTime

        /// The name and the duration: `preparation 30 min`.
        public var words: String { "\(name) \(time.formatted(.long))" }
    }

    /// The parts in this order: preparation, cooking, the waiting times, and the rest of the total time. If there is
    /// only one part, the array is empty.
    public let shares: [Share]

    /// Creates the parts from a recipe's metadata.
    public init(_ metadata: RecipeMetadata) {
        var shares: [Share] = []
        func add(_ kind: Share.Kind, _ name: String, _ time: CookingTime?) {
            guard let time, time.minutes != 0, time.minutes != nil || !time.text.isEmpty else { return }
            shares.append(Share(kind: kind, name: name, time: time))
        }
        add(.preparing, "preparation", metadata.prepTime)
        add(.cooking, "cooking", metadata.cookTime)
        for waiting in metadata.waitingTimes { add(.waiting, waiting.name, waiting.time) }
        add(.waiting, "waiting", Self.rest(of: metadata.totalTime, after: shares))
        self.shares = shares.count > 1 ? shares : []
    }

    /// All parts on one line, or an empty text if there are none: `Preparation 30 min · cooking 40 min`.
    public var line: String {
        let words = shares.map(\.words).joined(separator: " · ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Returns the rest of the total time after the known parts, or `nil` if there is no rest or if it is unknown.
    private static func rest(of total: CookingTime?, after shares: [Share]) -> CookingTime? {
        guard var rest = total?.minutes, !shares.isEmpty else { return nil }
        for share in shares {
            guard let minutes = share.time.minutes else { return nil }
            let (left, overflow) = rest.subtractingReportingOverflow(minutes)
            guard !overflow, left > 0 else { return nil }
            rest = left
        }
        return CookingTime(minutes: rest, text: "")
    }
}
