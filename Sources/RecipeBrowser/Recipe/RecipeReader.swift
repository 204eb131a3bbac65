import RecipeLibrary
import Synchronization

/// Reads the recipes of all screens on one thread, one after the other.
///
/// A file server that does not answer blocks the thread, maybe for ever. Then the screen whose recipe is being read
/// keeps this thread, and the other screens get a new one.
final class RecipeReader: Sendable {
    /// The identity of a screen that reads recipes.
    final class Screen: Sendable {}

    private struct State {
        var loader: RecipeLoader
        /// The screen whose recipe is being read by ``loader``, and the start of this reading.
        var current: (screen: Screen, start: ContinuousClock.Instant)?
        var waiting: [(screen: Screen, turn: CheckedContinuation<RecipeLoader, Never>)] = []
        /// The threads that are blocked, by their screens.
        var blocked: [ObjectIdentifier: RecipeLoader] = [:]

        mutating func beginNext() {
            current = nil
            guard !waiting.isEmpty else { return }
            let next = waiting.removeFirst()
            current = (next.screen, .now)
            next.turn.resume(returning: loader)
        }
    }

    /// The time after which a reading counts as blocked if another screen waits for it.
    static let patience = Duration.seconds(1)

    private let cookbook: Cookbook
    private let state: Mutex<State>

    /// Creates a reader. Its thread starts with the first recipe.
    init(_ cookbook: Cookbook) {
        self.cookbook = cookbook
        state = Mutex(State(loader: RecipeLoader(cookbook)))
    }

    /// Reads a recipe. The calls for a screen must come from its `RequestModelController`, which cancels superseded ones.
    ///
    /// - Parameters:
    ///   - request: The recipe to read, and its last reading.
    ///   - screen: The screen. While it waits, it must call ``pass(_:)`` after each ``patience``.
    ///   - library: The library that finds moved recipes, or `nil` to read only the known path.
    func read(_ request: RecipeRequest, for screen: Screen, in library: RecipeLibrary?) async throws -> ReadRecipe {
        let loader = await begin(screen)
        defer { end(screen, loader) }
        try Task.checkCancellation()
        return try await loader.read(request.recipe, after: request.shown, in: library)
    }

    /// Lets the waiting screens pass the current reading if it is blocked. Returns whether a screen must wait longer
    /// for other screens.
    func pass(_ screen: Screen) -> Bool {
        state.withLock { state in
            if let (blocking, start) = state.current, blocking !== screen, start.duration(to: .now) >= Self.patience {
                state.blocked[ObjectIdentifier(blocking)] = state.loader
                for waiting in state.waiting where waiting.screen === blocking {
                    waiting.turn.resume(returning: state.loader)
                }
                state.waiting.removeAll { $0.screen === blocking }
                state.loader = RecipeLoader(cookbook)
                state.beginNext()
            }
            return state.waiting.contains { $0.screen === screen }
        }
    }

    private func begin(_ screen: Screen) async -> RecipeLoader {
        await withCheckedContinuation { turn in
            state.withLock { state in
                if let blocked = state.blocked[ObjectIdentifier(screen)] { return turn.resume(returning: blocked) }
                state.waiting.append((screen, turn))
                if state.current == nil { state.beginNext() }
            }
        }
    }

    private func end(_ screen: Screen, _ loader: RecipeLoader) {
        state.withLock { state in
            if loader === state.loader {
                state.beginNext()
            } else {
                state.blocked[ObjectIdentifier(screen)] = nil
            }
        }
    }
}
