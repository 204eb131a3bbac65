import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
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
    /// Decodes the pictures of the recipes.
    let pictures: PictureReader

    /// Creates a reader. Its thread starts with the first recipe.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - pictures: Decodes the pictures of the recipes.
    init(_ cookbook: Cookbook, pictures: PictureReader = PictureReader()) {
        self.cookbook = cookbook
        self.pictures = pictures
        state = Mutex(State(loader: RecipeLoader(cookbook)))
    }

    /// Reads a recipe. The calls for a screen must come from its `RequestModelController`, which cancels superseded ones.
    ///
    /// - Parameters:
    ///   - request: The recipe to read, and its last reading.
    ///   - screen: The screen. While it waits, it must call ``pass(_:)`` after each ``patience``.
    ///   - library: The library that finds moved recipes, or `nil` to read only the known path.
    func read(_ request: RecipeRequest, for screen: Screen, in library: IndexedCookbook?) async throws -> ReadRecipe {
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

/// A request to read a recipe for a screen.
struct RecipeRequest: Sendable {
    let recipe: RecipeSummary
    /// The recipe as it was last read for the screen, or `nil` if it was not read yet. The new reading is compared with
    /// this recipe, to tell the user what has happened to the file.
    let shown: ReadRecipe?
    /// The size and the units in which the recipe is shown.
    let presentation: RecipePresentation
    /// The character set for amounts and other text.
    let style: QuantityStyle
    /// Whether to look for pictures.
    let wantsPictures: Bool
}

/// Prepares, in the background, the pages of a recipe in the sizes that the user may choose with the next key.
@MainActor
final class PagesAhead {
    private struct Request: Sendable {
        let page: RecipePage
        let presentations: [RecipePresentation]
        let style: QuantityStyle
    }

    private let pages = RequestModelController<Request, [RecipePage]> { request, _ in
        // The work waits until the screen is drawn. Without this wait, the work would delay the drawing on a machine
        // with few processor cores.
        try await Task.sleep(for: .milliseconds(15))
        return request.presentations.map { request.page.presented(in: $0, style: request.style) }
    }

    /// Prepares pages of a recipe in the background. The new pages replace those that were prepared earlier.
    ///
    /// - Parameters:
    ///   - presentations: The sizes and units of the pages.
    ///   - page: A page of the recipe, in any size.
    ///   - style: How amounts are written.
    func prepare(_ presentations: [RecipePresentation], of page: RecipePage, style: QuantityStyle) {
        pages.update(for: Request(page: page, presentations: presentations, style: style))
    }

    /// Returns the prepared page of a recipe in a size, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - presentation: The size and the units.
    ///   - page: A page of the recipe, in any size.
    ///   - style: How amounts are written.
    func page(_ presentation: RecipePresentation, of page: RecipePage, style: QuantityStyle) -> RecipePage? {
        guard let request = pages.request, request.style == style else { return nil }
        return pages.data?.first { $0.isFromSameReading(as: page) && $0.shown.presentation == presentation }
    }

    /// Waits until the pages are prepared. For tests.
    func settle() async { await pages.settle() }
}
