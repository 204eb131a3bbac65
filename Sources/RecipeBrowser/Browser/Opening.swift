import CookbookStore
import Foundation
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Something of a recipe that another program shows: the page from which it comes, or a picture.
struct OutsideTarget: Hashable, Sendable {
    /// What the menu says: `The page at example.org`.
    let name: String
    /// The address, or the absolute path of the file.
    let address: String

    /// Returns what a recipe names, and the pictures beside its file. Reads the file.
    static func all(of recipe: RecipeSummary, in cookbook: Cookbook) throws(EditingError) -> [OutsideTarget] {
        let read: ReadResult
        do throws(CookbookError) { read = try cookbook.load(recipe.id) } catch {
            throw .refused(error.diagnostic.message)
        }
        let metadata = read.recipe.metadata
        let page = metadata.source?.url.flatMap { url in
            isWeb(url) ? [OutsideTarget(name: "The page at \(host(of: url))", address: url)] : nil
        }
        let folder = FilePath.folder(of: recipe.id.path)
        let pictures = metadata.images.compactMap { image -> OutsideTarget? in
            if isWeb(image) { return OutsideTarget(name: "The picture at \(host(of: image))", address: image) }
            let path = image.hasPrefix("/") ? image : FilePath.path(folder, image)
            guard !image.contains("://"), FileManager.default.fileExists(atPath: path) else { return nil }
            let isAbsolute = path.hasPrefix("/")
            return OutsideTarget(
                name: "The picture \(FilePath.name(of: path))",
                address: isAbsolute ? path : FileManager.default.currentDirectoryPath + "/" + path)
        }
        return (page ?? []) + pictures
    }

    /// Whether a text is an address of the web. Other addresses could start any program.
    private static func isWeb(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["https://", "http://"].contains { text.hasPrefix($0) && text.count > $0.count }
    }

    private static func host(of url: String) -> String {
        let rest = url.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first ?? ""
        return String(rest.hasPrefix("www.") ? rest.dropFirst(4) : rest).withoutControlCharacters.shortenedToRow
    }
}

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
                screen.showToast(Toast("“\(recipe.title)” names no web page, and there is no picture of it."))
            case .success(let targets) where targets.count == 1: open(targets[0], over: screen)
            case .success(let targets):
                let sheet = ChoiceSheet(title: "Open from “\(recipe.title.withoutControlCharacters)”", columns: 56)
                sheet.sections = [
                    sheet.section(of: targets, row: { ChoiceRow($0.name, id: $0) }) { [weak self, weak screen] in
                        if let screen { self?.open($0, over: screen) }
                    }
                ]
                screen.present(sheet)
            }
        }
    }

    private func open(_ target: OutsideTarget, over screen: ViewController) {
        if let problem = open(target.address) {
            return screen.present(
                AlertViewController(title: "Not opened", text: "\(problem)\n\(target.address.withoutControlCharacters)")
            )
        }
        let name = target.name.prefix(1).lowercased() + target.name.dropFirst()
        screen.showToast(Toast("Asked your desktop to open \(name)"))
    }
}
