import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Opens what recipes name in the programs of the desktop.
@MainActor
final class OutsideOpener {
    private let store: Store
    private let open: @MainActor (String) -> String?

    /// - Parameters:
    ///   - store: The cookbook.
    ///   - open: Opens an address or a file. Returns at once: `nil`, or why it cannot.
    init(_ store: Store, open: @escaping @MainActor (String) -> String?) {
        self.store = store
        self.open = open
    }

    /// Opens what a recipe names. If there are several things, asks which one.
    func openTargets(of recipe: RecipeSummary, over screen: ViewController) {
        let cookbook = store.cookbook
        store.read({ _ throws(EditingError) in try OutsideTarget.all(of: recipe, in: cookbook) }) {
            [weak self, weak screen] result in
            guard let self, let screen, screen.navigationController?.presentedViewController == nil else { return }
            switch result {
            case .failure(let error): screen.present(AlertViewController(title: "Not opened", text: error.message))
            case .success(let targets) where targets.isEmpty:
                screen.showToast(Toast("\(recipe.title.quoted) names no web page, and there is no picture of it."))
            case .success(let targets) where targets.count == 1: open(targets[0], over: screen)
            case .success(let targets):
                let sheet = ChoiceSheet(title: "Open from \(recipe.title.withoutControlCharacters.quoted)", columns: 56)
                sheet.sections = [
                    sheet.section(
                        of: targets, row: { ChoiceRow($0.name.withoutControlCharacters.shortenedToRow, id: $0) }
                    ) { [weak self, weak screen] in
                        if let screen { self?.open($0, over: screen) }
                    }
                ]
                screen.present(sheet)
            }
        }
    }

    /// Opens the page of an address.
    func open(_ page: String, over screen: ViewController) { open(page, named: "the page", over: screen) }

    private func open(_ target: OutsideTarget, over screen: ViewController) {
        let text = target.name.withoutControlCharacters.shortenedToRow
        open(target.address, named: text.prefix(1).lowercased() + text.dropFirst(), over: screen)
    }

    private func open(_ address: String, named name: String, over screen: ViewController) {
        if let problem = open(address) {
            return screen.present(
                AlertViewController(title: "Not opened", text: "\(problem)\n\(address.withoutControlCharacters)"))
        }
        screen.showToast(Toast("Asked your desktop to open \(name)"))
    }
}
