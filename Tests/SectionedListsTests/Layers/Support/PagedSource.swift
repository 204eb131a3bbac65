@testable import SectionedLists

/// Brings pages when a test says so.
@MainActor
final class PagedSource {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What was asked for and did not come yet, with what carries on.
    private(set) var waiting: [(request: LoadMoreRequest, continuation: CheckedContinuation<Void, any Error>)] = []
    /// Every section that was asked for, with the page.
    private(set) var asked: [String] = []
    /// Whether tasks were cancelled when their page came.
    private(set) var wasCancelled = false

    private let model: CountedModel
    private let pages: Int

    init(_ model: CountedModel, pages: Int = 2) {
        self.model = model
        self.pages = pages
    }

    /// The work of a ``LoadMoreLayer``: waits for the test, then appends a page of two rows.
    func load(_ request: LoadMoreRequest) async throws -> LoadMoreLayer.Outcome {
        let name = "\(request.section)"
        asked.append("\(name)\(request.page)")
        try await withCheckedThrowingContinuation { waiting.append((request, $0)) }
        wasCancelled = Task.isCancelled
        model.change(name) { $0 += ["\(name)-p\(request.page)-1", "\(name)-p\(request.page)-2"] }
        return request.page + 1 < pages ? .more : .finished
    }

    /// Lets work begin that was asked for.
    func begin() async {
        for _ in 0..<200 where waiting.isEmpty { await pause() }
    }

    /// Lets the oldest request go on, and the layer take what comes of it.
    func bring(_ error: Failure? = nil) async {
        await begin()
        guard !waiting.isEmpty else { return }
        let continuation = waiting.removeFirst().continuation
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        for _ in 0..<20 { await pause() }
    }

    /// Lets everything run that is to run, off the main actor too.
    func pause() async {
        try? await Task.sleep(for: .milliseconds(1))
    }
}
