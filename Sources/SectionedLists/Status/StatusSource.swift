import Terminal

/// A model controller as a status overlay sees it, whatever its model.
@MainActor
struct StatusSource {
    enum State {
        case idle
        case updating(ProgressBar?, count: String?, note: String?)
        case updated
        case failed(String)
    }

    let words: StatusWords
    let state: () -> State
    let hasData: () -> Bool
    let update: () -> Void
    let observation: ModelObservation

    init<Model>(
        _ controller: ModelController<Model>, words: StatusWords, onEvent: @escaping @MainActor () -> Void
    ) {
        self.words = words
        hasData = { controller.data != nil }
        update = { controller.update() }
        observation = controller.observe { _ in onEvent() }
        state = {
            switch controller.state {
            case .idle: .idle
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

extension StatusSource {
    private static func count(_ progress: WorkProgress) -> String {
        guard progress.total > 0 else { return "\(progress.done)" }
        return "\(progress.done) of \(progress.isEstimate ? "about " : "")\(progress.total)"
    }
}

/// What a ``StatusOverlay`` says of a model.
public struct StatusWords: Sendable {
    /// While it is under way: `Reading the recipes`.
    public var loading: String
    /// Where it failed, before the reason: `The recipes could not be read`.
    public var failure: String
    /// Where it was cancelled before anything came: `The recipes were not read`.
    public var cancelled: String
    /// What an error says to a person.
    public var reason: @Sendable (any Error) -> String

    /// Words for one model; those that are left out are general ones, in English.
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
