@testable import SectionedLists

/// A source that delivers a page when the test requests it.
@MainActor
final class PagedSource {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The pending requests with their continuations.
    private(set) var waiting: [(request: LoadMoreRequest, continuation: CheckedContinuation<Void, any Error>)] = []
    /// The section and the page of each request.
    private(set) var asked: [String] = []
    private var ended = 0
    private weak var layer: LoadMoreLayer?
    /// Whether the task was cancelled when its page was delivered.
    private(set) var wasCancelled = false

    private let model: CountedModel
    private let pages: Int

    init(_ model: CountedModel, pages: Int = 2) {
        self.model = model
        self.pages = pages
    }

    /// Returns a layer that uses this source.
    func makeLayer(
        in scope: LoadMoreLayer.Scope = .lastSection, trigger: LoadMoreLayer.Trigger = .automatic
    ) -> LoadMoreLayer {
        let layer = LoadMoreLayer(over: model, in: scope, trigger: trigger, work: load)
        self.layer = layer
        return layer
    }

    /// The work of a ``LoadMoreLayer``: waits for the test, then appends a page of two rows.
    func load(_ request: LoadMoreRequest) async throws -> LoadMoreLayer.Outcome {
        let name = "\(request.section)"
        asked.append("\(name)\(request.page)")
        defer { ended += 1 }
        try await withCheckedThrowingContinuation { waiting.append((request, $0)) }
        wasCancelled = Task.isCancelled
        model.change(name) { $0 += ["\(name)-p\(request.page)-1", "\(name)-p\(request.page)-2"] }
        return request.page + 1 < pages ? .more : .finished
    }

    /// Waits until requested work has started.
    func begin() async {
        for _ in 0..<10_000 where waiting.isEmpty { await pause() }
    }

    /// Completes the oldest request, and lets the layer handle the result.
    func bring(_ error: Failure? = nil) async {
        await begin()
        guard !waiting.isEmpty else { return }
        let (request, continuation) = waiting.removeFirst()
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        let expected = ended + 1
        for _ in 0..<10_000 where ended < expected { await pause() }
        for _ in 0..<10_000 where layer?.state(ofSection: request.section).isLoading == true { await pause() }
    }

    /// Lets all pending work run, including work outside the main actor.
    func pause() async {
        try? await Task.sleep(for: .milliseconds(1))
    }
}
