/// A model controller whose work depends on a request, such as a query or the id of a document.
///
/// ```swift
/// let found = RequestModelController<String, [String]> { query, _ in try await search(for: query) }
/// found.update(for: "egg")
/// ```
///
/// An update for a new request replaces the active update, so the result always belongs to the last request.
/// ``ModelController/update()`` repeats the last request. Before the first request, it does nothing.
@MainActor
public final class RequestModelController<Request: Sendable, Model: Sendable>: ModelController<Model> {
    /// A function that loads the model for a request. It does not run on the main actor.
    public typealias RequestWork = @Sendable (Request, Report) async throws -> Model

    /// The last request, or `nil` before the first one.
    public private(set) var request: Request?
    private let requestWork: RequestWork

    /// Creates a controller. It loads nothing before the first request.
    ///
    /// - Parameters:
    ///   - data: A model to show before the first update.
    ///   - work: Loads the model for a request. It should end early if its task is cancelled.
    public init(data: Model? = nil, work: @escaping RequestWork) {
        requestWork = work
        super.init(data: data)
    }

    /// Starts an update for a request. The update replaces the active one, if there is one.
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
