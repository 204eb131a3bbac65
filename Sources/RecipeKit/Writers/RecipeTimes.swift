/// What a recipe's time is made of, in the order in which it passes.
public struct RecipeTimes: Sendable {
    public struct Share: Hashable, Sendable {
        public enum Kind: Hashable, Sendable { case preparing, cooking, waiting }

        public var kind: Kind
        /// In lower case: `preparation`, `resting`.
        public var name: String
        public var time: CookingTime

        /// `preparation 30 min`.
        public var words: String { "\(name) \(time.formatted(.long))" }
    }

    /// Empty where there is no more than one, which the total tells already.
    public let shares: [Share]

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

    /// `Preparation 30 min · cooking 40 min`; empty where there are no shares.
    public var line: String {
        let words = shares.map(\.words).joined(separator: " · ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// What is left of a total time.
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
