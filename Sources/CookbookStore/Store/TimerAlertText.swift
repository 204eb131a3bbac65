import Kitchen
import RecipeLibrary

/// The texts about a timer that has reached its lower or its upper end.
public struct TimerAlertText {
    private let entry: KitchenTimer
    private let ring: RunningTimer.Ring

    /// Creates the texts about an alert.
    public init(_ alert: TimerRinger.Alert) {
        entry = KitchenTimer(id: alert.id, timer: alert.timer)
        ring = alert.ring
    }

    /// The name of the timer, on one line.
    public var name: String { entry.shownName }

    /// The recipe and the step, on one line: `Borscht, step 3`. Empty for a timer without a recipe.
    public var place: String { entry.place }

    /// What has happened to which timer: `Eggs: the time is up`.
    public var title: String { "\(name): \(event)" }

    /// What has happened: `the time is up`.
    package var event: String {
        switch ring {
        case .upper: "the time is up"
        case .lower: "it can be ready"
        }
    }

    /// Returns a sentence about the time. For the lower end, the sentence says when the timer rings again. For the
    /// upper end, it says that the time is up.
    ///
    /// - Parameter now: The current time in seconds since 1970-01-01 in UTC.
    public func time(at now: Int) -> String {
        let timer = entry.timer
        switch ring {
        case .lower: return "The timer rings again in \(TimeLeft(seconds: timer.remaining(at: now)))."
        case .upper:
            guard case .running(let end) = timer.state, now - end >= 60 else { return "The time is up." }
            return "The time was up \(Self.words(now - end)) ago."
        }
    }

    private static func words(_ seconds: Int) -> String {
        switch seconds {
        case ..<7200: "\(seconds / 60) min"
        case ..<172_800: "\(seconds / 3600) h"
        default: "\(seconds / 86_400) days"
        }
    }
}
