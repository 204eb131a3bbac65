import Kitchen
import RecipeKit
import SectionedLists

/// The pages of a recipe in the sizes to which the next key can change it. They are prepared in the background, so that the
/// key only shows one.
@MainActor
final class PagesAhead {
    private struct Request: Sendable {
        let page: RecipePage
        let presentations: [RecipePresentation]
        let style: QuantityStyle
    }

    private let pages = RequestModelController<Request, [RecipePage]> { request, _ in
        // First the screen is drawn. On a machine with few cores, both at once would delay it.
        try await Task.sleep(for: .milliseconds(15))
        return request.presentations.map { request.page.presented(in: $0, style: request.style) }
    }

    /// Prepares the pages of a recipe in the background, in place of those prepared before.
    ///
    /// - Parameter page: The recipe, in any size.
    func prepare(_ presentations: [RecipePresentation], of page: RecipePage, style: QuantityStyle) {
        pages.update(for: Request(page: page, presentations: presentations, style: style))
    }

    /// Returns the page of a recipe in a size, or `nil` if it is not prepared.
    ///
    /// - Parameter page: The recipe, in any size.
    func page(_ presentation: RecipePresentation, of page: RecipePage, style: QuantityStyle) -> RecipePage? {
        guard let request = pages.request, request.style == style else { return nil }
        return pages.data?.first { $0.isFromSameReading(as: page) && $0.shown?.presentation == presentation }
    }

    /// Waits until the pages are prepared. For tests.
    func settle() async { await pages.settle() }
}
