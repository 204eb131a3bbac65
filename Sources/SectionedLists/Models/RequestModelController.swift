/// A model controller whose work depends on a request, such as a query or the id of a document.
///
/// ```swift
/// let found = RequestModelController<String, [String]> { query, _ in try await search(for: query) }
/// found.update(for: "egg")
/// ```
///
/// A new request replaces the active update, so the newest request wins. ``ModelController/update()`` repeats the last
/// request, and does nothing before the first one.
@MainActor
public final class RequestModelController<Request: Sendable, Model: Sendable>: ModelController<Model> {
    /// Loads the model of a request, off the main actor.
    public typealias RequestWork = @Sendable (Request, Report) async throws -> Model

    /// The last request.
    public private(set) var request: Request?
    private let requestWork: RequestWork

    /// - Parameters:
    ///   - data: A model to show before the first update.
    ///   - work: Loads the model of a request. It should end early if its task is cancelled.
    public init(data: Model? = nil, work: @escaping RequestWork) {
        requestWork = work
        super.init(data: data)
    }

    /// Starts an update for a request, which replaces the active update.
    public func update(for request: Request) {
        self.request = request
        update()
    }

    override func nextWork() -> Work? {
        guard let request else { return nil }
        let requestWork = requestWork
        return { report in try await requestWork(request, report) }
    }
}
