/// Brings a model for a screen to show: from files, from an index, from anywhere that takes its time.
///
/// It is always in one ``State``. The work runs off the main actor; what comes of it arrives here; the delegate is told,
/// then whoever observes.
///
/// There is never more than one update under way: one that is asked for during another takes its place, the first one's
/// task is cancelled, and whatever it still brings is dropped. Nobody is told of an end of the first: they are told that
/// an update began, twice. An update ends in exactly one of three ways otherwise: it brought its model, it failed, or it
/// was cancelled.
///
/// ```swift
/// let recipes = ModelController<[Recipe]> { report in
///     await report(.init(done: 1, total: 2), nil)
///     return try loadRecipes()
/// }
/// recipes.delegate = self
/// recipes.update()
/// ```
///
/// A screen that shows several models of different types observes each, with closures:
///
/// ```swift
/// observations = [
///     recipes.observe { [weak self] event in self?.recipesDidChange(event) },
///     shopping.observe { [weak self] event in self?.shoppingDidChange(event) },
/// ]
/// ```
@MainActor
public final class ModelController<Model: Sendable> {
    /// Where the controller stands between nothing and a model that is shown.
    public enum State {
        /// Nothing was asked for yet, or the first update was cancelled.
        case idle
        /// An update is under way; how far, as soon as its work has told.
        case updating(Progress?)
        /// The last update brought its model.
        case updated
        /// The last update did not; there may still be data from one before.
        case failed(any Error)
    }

    /// How far an update has come.
    public typealias Progress = WorkProgress

    /// Tells how far the work has come, and what there is of the model so far where it can be shown already.
    public typealias Report = @Sendable (Progress, Model?) async -> Void
    /// Brings the model, off the main actor.
    public typealias Work = @Sendable (Report) async throws -> Model

    /// What was brought last; kept during an update and after one that failed.
    public private(set) var data: Model?
    /// What the controller is doing now.
    public private(set) var state = State.idle
    /// Who is told of it.
    public weak var delegate: (any ModelControllerDelegate<Model>)?

    let observers = ModelObservers<Event>()
    private let work: Work
    private var task: Task<Void, Never>?
    private var generation = 0
    /// What the state was when no update was under way last.
    private var settledState = State.idle

    /// - Parameters:
    ///   - data: What is there to be shown before the first update, from another time.
    ///   - work: Brings the model. It should end early where its task is cancelled.
    public init(data: Model? = nil, work: @escaping Work) {
        self.data = data
        self.work = work
    }

    deinit {
        task?.cancel()
    }

    /// Starts an update, in place of the one that is under way.
    public func update() {
        task?.cancel()
        generation += 1
        let current = generation
        state = .updating(nil)
        tell(.updating(data, nil))
        // Whoever was told may have ended this update already, or begun another.
        guard current == generation else { return }
        let report: Report = { [weak self] progress, partial in
            await self?.didProgress(progress, partial: partial, generation: current)
        }
        let work = work
        task = Task.detached(executorPreference: BackgroundExecutor.shared) { [weak self] in
            // One that was taken the place of before its turn came has nothing to do: a burst of keys reads one file.
            guard !Task.isCancelled else { return }
            let result: Result<Model, any Error>
            do { result = .success(try await work(report)) } catch { result = .failure(error) }
            await self?.didEnd(result, generation: current)
        }
    }

    /// Ends the update that is under way; the data stays as it is, and the state is again what it was before.
    public func cancel() {
        guard case .updating = state else { return }
        task?.cancel()
        generation += 1
        state = settledState
        tell(.cancelled(data))
    }

    /// Waits until no update is under way.
    public func settle() async {
        while case .updating = state, let task { await task.value }
    }

    private func didProgress(_ progress: Progress, partial: Model?, generation: Int) {
        guard generation == self.generation else { return }
        if let partial { data = partial }
        state = .updating(progress)
        tell(.updating(data, progress))
    }

    private func settle(in state: State) {
        self.state = state
        settledState = state
    }

    private func didEnd(_ result: Result<Model, any Error>, generation: Int) {
        guard generation == self.generation else { return }
        switch result {
        case .success(let model):
            data = model
            settle(in: .updated)
            tell(.updated(model))
        case .failure(let error):
            settle(in: .failed(error))
            tell(.failed(error))
        }
    }

    private func tell(_ event: Event) {
        let number = observers.beginEvent()
        switch event {
        case .updating(let data, let progress): delegate?.isUpdating(with: data, progress: progress)
        case .updated(let model): delegate?.didUpdate(with: model)
        case .failed(let error): delegate?.didFailToUpdate(with: error)
        case .cancelled(let data): delegate?.didCancelUpdate(with: data)
        }
        observers.tell(event, number: number)
    }
}
