import Terminal

/// The status of a model controller. This type is the same for all types of models.
@MainActor
struct StatusSource {
    enum State {
        /// No update has begun.
        case idle
        /// An update was cancelled, and none has succeeded or failed yet.
        case cancelled
        case updating(ProgressBar?, count: String?, note: String?)
        case updated
        case failed(String)
    }

    let words: StatusWords
    let state: () -> State
    let hasData: () -> Bool
    let update: () -> Void
    let observation: ModelObservation

    var isIdle: Bool {
        if case .idle = state() { true } else { false }
    }

    init<Model>(
        _ controller: ModelController<Model>, words: StatusWords, onEvent: @escaping @MainActor () -> Void
    ) {
        self.words = words
        hasData = { controller.data != nil }
        update = { controller.update() }
        let history = History()
        observation = controller.observe { event in
            if case .cancelled = event { history.wasCancelled = true }
            onEvent()
        }
        state = {
            switch controller.state {
            case .idle: history.wasCancelled ? .cancelled : .idle
            case .updating(nil): .updating(nil, count: nil, note: nil)
            case .updating(let progress?) where progress.note != nil:
                .updating(nil, count: nil, note: progress.note)
            case .updating(let progress?):
                .updating(
                    ProgressBar(done: progress.done, total: progress.total), count: Self.count(progress), note: nil)
            case .updated: .updated
            case .failed(let error): .failed(words.reason(error))
            }
        }
    }
}

/// A record of whether an update of a controller was cancelled.
@MainActor
private final class History {
    var wasCancelled = false
}

extension StatusSource {
    private static func count(_ progress: WorkProgress) -> String {
        guard progress.total > 0 else { return "\(progress.done)" }
        return "\(progress.done) of \(progress.isEstimate ? "about " : "")\(progress.total)"
    }
}

/// The texts that a ``StatusOverlay`` shows for a model.
public struct StatusWords: Sendable {
    /// The text during an update: `Reading the recipes`.
    public var loading: String
    /// The text before the reason for a failure: `The recipes could not be read`.
    public var failure: String
    /// The text if an update was cancelled before there was data: `The recipes were not read`.
    public var cancelled: String
    /// Returns the text of an error for the user.
    public var reason: @Sendable (any Error) -> String

    /// Creates the texts for one model. The defaults are general texts in English.
    public init(
        loading: String = "Loading", failure: String = "That did not work", cancelled: String = "Nothing was loaded",
        reason: @escaping @Sendable (any Error) -> String = { String(describing: $0) }
    ) {
        self.loading = loading
        self.failure = failure
        self.cancelled = cancelled
        self.reason = reason
    }
}
