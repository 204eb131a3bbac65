import Kitchen
import RecipeKit
import SectionedLists

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
