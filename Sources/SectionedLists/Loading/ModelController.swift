/// An object that loads a model for a screen from a slow source, such as files, an index or a network.
///
/// ``update()`` starts an update: the work given to the initializer runs outside the main actor, and its result arrives
/// on the main actor. Each event goes first to the delegate and then to the observers.
///
/// At most one update is active. If a second update is requested meanwhile, it replaces the first: the task of the
/// first update is cancelled, and its result is ignored. No event reports the end of the first update. An update that
/// is not replaced ends in exactly one of three ways: success, failure or cancellation.
///
/// The work of the second update begins after the cancelled work has returned, and works of updates that were replaced
/// meanwhile never begin. So two works of one controller do not run at the same time, unless the cancelled one ignores
/// its cancellation for more than a second. A work that looks at its cancellation makes the next update faster.
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
/// If the work depends on a request, such as a query, use a ``RequestModelController``.
///
/// A screen that shows several models of different types observes each controller with a closure:
///
/// ```swift
/// observations = [
///     recipes.observe { [weak self] event in self?.recipesDidChange(event) },
///     shopping.observe { [weak self] event in self?.shoppingDidChange(event) },
/// ]
/// ```
@MainActor
public class ModelController<Model: Sendable> {
    /// The state of a model controller.
    public enum State {
        /// No update is active, and none has succeeded or failed yet.
        case idle
        /// An update is active. The value is its progress, or `nil` until the work reports progress.
        case updating(Progress?)
        /// No update is active. The last update that was not cancelled succeeded.
        case updated
        /// No update is active. The last update that was not cancelled failed. ``ModelController/data`` may contain an
        /// earlier model.
        case failed(any Error)
    }

    /// The progress of an update.
    public typealias Progress = WorkProgress

    /// A function that the work calls to report its progress. If a part of the model can already be shown, the second
    /// argument is that part. Otherwise the second argument is `nil`.
    public typealias Report = @Sendable (Progress, Model?) async -> Void
    /// A function that loads the model. It does not run on the main actor.
    public typealias Work = @Sendable (Report) async throws -> Model

    /// The model to show: the model of the last successful update. If no update has succeeded, it is the model given to
    /// the initializer, or `nil` if none was given.
    ///
    /// If the active update has reported a partial model, the value is the last partial model.
    public final private(set) var data: Model?
    /// The current state.
    public private(set) var state = State.idle
    /// The delegate, which receives the events.
    public weak var delegate: (any ModelControllerDelegate<Model>)?

    let observers = ModelObservers<Event>()
    private let work: Work?
    private var task: Task<Void, Never>?
    /// A number that increases with each start and each cancellation. Results of an update with a lower number are
    /// ignored.
    private var generation = 0
    /// The state to which ``cancel()`` returns: the state after the last success or failure.
    private var settledState = State.idle
    /// The value to which ``data`` returns after a failure or a cancellation. It is never a partial model.
    private var settledData: Model?

    /// Creates a controller. It loads nothing before ``update()`` is called.
    ///
    /// - Parameters:
    ///   - data: A model to show before the first update, for example one that an earlier run of the program saved.
    ///   - work: Loads the model. It should end early if its task is cancelled.
    public init(data: Model? = nil, work: @escaping Work) {
        self.data = data
        settledData = data
        self.work = work
    }

    /// Creates a controller for a subclass that overrides ``nextWork()``.
    init(data: Model?) {
        self.data = data
        settledData = data
        work = nil
    }

    deinit {
        task?.cancel()
    }

    /// Returns the work of the next update, or `nil` if there is nothing to load yet.
    func nextWork() -> Work? { work }

    /// Starts an update. It replaces the active update, if there is one. Has no effect if there is nothing to load yet,
    /// as in a ``RequestModelController`` without a request.
    public final func update() {
        guard let work = nextWork() else { return }
        let earlier = task
        earlier?.cancel()
        generation += 1
        let current = generation
        state = .updating(nil)
        notify(.updating(data, nil))
        // A delegate or observer may have ended this update already, or started another one.
        guard current == generation else { return }
        let report: Report = { [weak self] progress, partial in
            await self?.didProgress(progress, partial: partial, generation: current)
        }
        let patience = EarlierWork.patience
        task = Task.detached(executorPreference: BackgroundExecutor.shared) { [weak self] in
            await earlier?.ends(within: patience)
            // If the update was replaced or cancelled before the work began, the task does no work.
            guard !Task.isCancelled else { return }
            let result: Result<Model, any Error>
            do { result = .success(try await work(report)) } catch { result = .failure(error) }
            await self?.didEnd(result, generation: current)
        }
    }

    /// Cancels the active update. ``data`` and ``state`` return to the values that they last had while no update was
    /// active. If no update is active, has no effect.
    public final func cancel() {
        guard case .updating = state else { return }
        task?.cancel()
        generation += 1
        state = settledState
        data = settledData
        notify(.cancelled(data))
    }

    /// Waits until no update is active.
    public final func settle() async {
        while case .updating = state, let task { await task.value }
    }

    private func didProgress(_ progress: Progress, partial: Model?, generation: Int) {
        guard generation == self.generation else { return }
        if let partial { data = partial }
        state = .updating(progress)
        notify(.updating(data, progress))
    }

    private func settle(in state: State) {
        self.state = state
        settledState = state
    }

    private func didEnd(_ result: Result<Model, any Error>, generation: Int) {
        guard generation == self.generation else { return }
        task = nil
        switch result {
        case .success(let model):
            data = model
            settledData = model
            settle(in: .updated)
            notify(.updated(model))
        case .failure(let error):
            data = settledData
            settle(in: .failed(error))
            notify(.failed(error))
        }
    }

    private func notify(_ event: Event) {
        let number = observers.beginEvent()
        switch event {
        case .updating(let data, let progress): delegate?.isUpdating(with: data, progress: progress)
        case .updated(let model): delegate?.didUpdate(with: model)
        case .failed(let error): delegate?.didFailToUpdate(with: error)
        case .cancelled(let data): delegate?.didCancelUpdate(with: data)
        }
        observers.notify(event, number: number)
    }
}

extension ModelController {
    /// An event of a model controller: the callbacks of ``ModelControllerDelegate`` as values.
    public enum Event {
        /// An update began or made progress. The model is the data to show during the update, or `nil` if there is
        /// none. The progress is `nil` when the update begins.
        case updating(Model?, Progress?)
        /// An update succeeded.
        case updated(Model)
        /// An update failed. ``ModelController/data`` is the model of the last successful update. If no update has
        /// succeeded, it is the model given to the initializer, or `nil` if none was given.
        case failed(any Error)
        /// An update was cancelled. The model is the data to show now, or `nil` if there is none.
        case cancelled(Model?)
    }

    /// Calls a closure with each future event, after the delegate was called with that event.
    ///
    /// If the delegate or an observer causes a new event while it handles an event, for example by calling
    /// ``update()``, the remaining observers receive only the new event.
    ///
    /// - Parameter onEvent: The closure to call.
    /// - Returns: The observation. Keep a reference to the observation: the calls end when it is deallocated or
    ///   cancelled.
    public func observe(_ onEvent: @escaping @MainActor (Event) -> Void) -> ModelObservation {
        let observation = ModelObservation()
        observers.add(observation, onEvent)
        return observation
    }
}

/// A type that receives the events of a ``ModelController``.
///
/// Only ``didUpdate(with:)`` is required. If a ``StatusOverlay`` shows that a model loads or why it failed, the screen
/// needs no other callback.
///
/// A class can be the delegate for only one type of model. A screen that shows several models of different types
/// observes each controller with ``ModelController/observe(_:)``.
@MainActor
public protocol ModelControllerDelegate<Model>: AnyObject {
    /// The type of the model.
    associatedtype Model: Sendable

    /// Called when an update began or made progress. By default, does nothing.
    ///
    /// - Parameters:
    ///   - data: The model to show during the update, or `nil` if there is none.
    ///   - progress: The progress of the update, or `nil` when the update begins.
    func isUpdating(with data: Model?, progress: ModelController<Model>.Progress?)
    /// Called when an update succeeded, with the loaded model.
    func didUpdate(with data: Model)
    /// Called when an update failed. ``ModelController/data`` is the model of the last successful update. If no update
    /// has succeeded, it is the model given to the initializer, or `nil` if none was given. By default, does nothing.
    func didFailToUpdate(with error: any Error)
    /// Called when an update was cancelled, with the model to show now, or `nil` if there is none. By default, does
    /// nothing.
    func didCancelUpdate(with data: Model?)
}

extension ModelControllerDelegate {
    public func isUpdating(with data: Model?, progress: ModelController<Model>.Progress?) {}
    public func didFailToUpdate(with error: any Error) {}
    public func didCancelUpdate(with data: Model?) {}
}

/// An observation of a model controller; see ``ModelController/observe(_:)``. It ends when this object is deallocated
/// or ``cancel()`` is called.
@MainActor
public final class ModelObservation {
    private(set) var isCancelled = false

    init() {}

    /// Ends the observation.
    public func cancel() {
        isCancelled = true
    }
}

/// The observers of one model controller.
@MainActor
final class ModelObservers<Event> {
    private struct Observer {
        weak var observation: ModelObservation?
        let onEvent: @MainActor (Event) -> Void

        @MainActor var isActive: Bool { observation.map { !$0.isCancelled } ?? false }
    }

    private var observers: [Observer] = []
    /// The number of the most recent event.
    private var lastEvent = 0

    func add(_ observation: ModelObservation, _ onEvent: @escaping @MainActor (Event) -> Void) {
        observers.removeAll { !$0.isActive }
        observers.append(Observer(observation: observation, onEvent: onEvent))
    }

    /// Begins an event. Returns the number of the event, which ``notify(_:number:)`` needs.
    func beginEvent() -> Int {
        lastEvent += 1
        return lastEvent
    }

    /// Calls each observer with an event. If an observer causes a later event, does not call the remaining observers.
    func notify(_ event: Event, number: Int) {
        for observer in observers where observer.isActive && number == lastEvent { observer.onEvent(event) }
    }
}

/// The progress of work that consists of steps, such as files to read.
public struct WorkProgress: Hashable, Sendable {
    /// The number of completed steps.
    public var done: Int
    /// The total number of steps, or 0 if it is unknown.
    public var total: Int
    /// Whether ``total`` is an estimate.
    public var isEstimate: Bool
    /// A text to show instead of the usual text about the progress, for example the reason why the work has to wait. If
    /// `nil`, the usual text is shown.
    public var note: String?

    /// Creates a progress from the number of completed steps and the total number of steps.
    public init(done: Int, total: Int, isEstimate: Bool = false, note: String? = nil) {
        self.done = done
        self.total = total
        self.isEstimate = isEstimate
        self.note = note
    }
}
