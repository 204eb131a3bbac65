import RecipeKit

/// Finds the timers of steps: marked timers, and times in plain text.
///
/// A time in plain text is a number with a unit of time: `simmer for 20 to 25 minutes`, `half an hour`, `1 h 30`. The
/// following times are not timers: a repetition (`every 5 minutes`), a point in time (`10 minutes ago`,
/// `for the last 10 minutes`), a rate (`20 minutes per pound`), an adjective (`a 5-minute egg`), a storage time
/// (`keeps 3 days`), the time of a whole recipe (`prep time: 10 min`), and times without a number (`overnight`).
public struct TimerFinder: Sendable {
    let vocabulary: StepVocabulary
    private let timeWords: TimeWords

    public init(language: StepLanguage) {
        vocabulary = StepVocabulary.of(language)
        timeWords = TimeWords(language)
    }

    /// Returns the timers of a step, in order.
    public func timers(in step: Step) -> [StepTimer] {
        step.items.enumerated().flatMap { index, item -> [StepTimer] in
            switch item {
            case .text(let text): timers(in: text, item: index)
            case .timer(let timer): Self.timer(timer, item: index).map { [$0] } ?? []
            default: []
            }
        }
    }

    /// Returns the timers in a plain text, in order. O(n).
    public func timers(in text: String) -> [StepTimer] { timers(in: text, item: 0) }

    private func timers(in text: String, item: Int) -> [StepTimer] {
        let tokens = StepTokens(text, vocabulary)
        let reader = StepTimeReader(text: tokens, vocabulary: vocabulary)
        var found: [StepTimer] = []
        var index = 0
        while index < tokens.tokens.count {
            guard let time = reader.time(at: index) else {
                index += 1
                continue
            }
            index = time.tokens.upperBound
            let context = TimeContext(text: tokens, time: time, words: timeWords)
            guard context.isTimer else { continue }
            let range =
                tokens.tokens[time.tokens.lowerBound].range
                .lowerBound..<tokens.tokens[time.tokens.upperBound - 1].range.upperBound
            found.append(
                StepTimer(
                    name: nil, lower: time.lower, upper: time.upper, isMinimum: context.isMinimum,
                    text: tokens.text(range), item: item, range: range))
        }
        return found
    }

    /// Returns the timer of a marked item, or `nil` if the item states no time. A number without a unit is in minutes.
    private static func timer(_ timer: CookingTimer, item: Int) -> StepTimer? {
        guard let duration = timer.duration else { return nil }
        let text = duration.formatted()
        let unit = duration.unit?.lowercased().trimmingSpaces() ?? "min"
        let bare = unit.hasSuffix(".") ? String(unit.dropLast()) : unit
        let ends: (Rational, Rational)
        switch duration.amount {
        case .number(let number): ends = (number, number)
        case .range(let low, let high): ends = (low, high)
        case .text(let words):
            // The number and the unit can be one text: `~{1h30m}`.
            let written = duration.unit.map { "\(words) \($0)" } ?? words
            if let spoken = SpokenTime(written), spoken.rest.isEmpty {
                ends = (Rational(spoken.lower), Rational(spoken.upper))
            } else if let minutes = CookingTime(parsing: written).minutes {
                ends = (Rational(minutes * 60), Rational(minutes * 60))
            } else {
                return nil
            }
            return Self.timer(timer.name, ends, 1, text, item)
        }
        guard let seconds = TimeUnit.seconds(bare.isEmpty ? "min" : bare == "m" ? "min" : bare) else { return nil }
        return Self.timer(timer.name, ends, seconds, text, item)
    }

    private static func timer(
        _ name: String?, _ ends: (Rational, Rational), _ unit: Int, _ text: String, _ item: Int
    ) -> StepTimer? {
        guard let lower = TimeUnit.seconds(ends.0, of: unit), let upper = TimeUnit.seconds(ends.1, of: unit), upper > 0
        else { return nil }
        return StepTimer(name: name, lower: lower, upper: upper, isMinimum: false, text: text, item: item, range: nil)
    }
}

/// A timer of a step: a marked timer, or a time in the text.
public struct StepTimer: Hashable, Sendable {
    /// The name of a marked timer, or `nil` if there is no name.
    public var name: String?
    /// The lower end in seconds: 1200 for `20 to 25 minutes`.
    public var lower: Int
    /// The upper end in seconds. It equals ``lower`` if the step states one time.
    public var upper: Int
    /// Whether the step says that the time is a minimum: `at least 20 minutes`.
    public var isMinimum: Bool
    /// The time as the step spells it: `20 to 25 minutes`.
    public var text: String
    /// The index of the timer's item among the items of the step.
    public var item: Int
    /// The range of the time in the text of the item, in UTF-8 bytes. `nil` for a marked timer.
    public var range: Range<Int>?
}
