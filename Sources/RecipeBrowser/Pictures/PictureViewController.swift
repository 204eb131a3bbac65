import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The pictures of a recipe, one at a time, each as large as the screen allows. A key shows the next one, and after the
/// last one the screen where the user came from.
@MainActor
final class PictureViewController: ViewController {
    private let paths: [String]
    private var index = 0
    private var hasFailed = false
    private lazy var loader = PictureLoader(reader, on: self)
    private let reader: PictureReader

    /// - Parameters:
    ///   - paths: The paths of the pictures, at least one.
    ///   - reader: Decodes the pictures.
    init(_ paths: [String], reader: PictureReader) {
        self.paths = paths
        self.reader = reader
        super.init(title: "Picture")
        loader.enlargement = 4
        loader.onFailure = { [weak self] in self?.hasFailed = true }
    }

    override var status: String? { paths.count > 1 ? "picture \(index + 1) of \(paths.count)" : nil }

    /// Waits until the picture is decoded. For tests.
    func settle() async { await loader.settle() }

    private var area: Rect { Rect(size: size).inset(left: 1, top: 1, right: 1) }

    override func layout(size: Size) {
        super.layout(size: size)
        load()
    }

    override func willAppear() {
        super.willAppear()
        load()
    }

    private func load() {
        loader.show(paths[index], in: area.size)
    }

    override func draw(in surface: Surface) {
        loader.draw(in: surface, area, at: .middle)
        guard hasFailed else { return }
        let sentence = PictureWords.notShown(paths[index])
        for (y, line) in StyledText(sentence).wrapped(toWidth: max(1, surface.width - 4)).enumerated() {
            surface.draw(line, x: 2, y: y + 1)
        }
    }

    /// The keys that go back do so on every picture.
    private static let backKeys: [Key] = [.escape, .left, .backspace, .character("h"), .character("q")]

    /// The footer names only the key that goes back, because every letter means something else here than elsewhere.
    override func reserves(_ key: Key) -> Bool { isOwn(key) && key != .escape }

    private func isOwn(_ key: Key) -> Bool { key.modifiers.isEmpty && !key.isSignalKey }

    override func handle(_ event: InputEvent) -> Bool {
        guard case .key(let key) = event, isOwn(key) else { return false }
        if index + 1 < paths.count, !Self.backKeys.contains(key) {
            index += 1
            hasFailed = false
            load()
            setNeedsDisplay()
        } else {
            navigationController?.pop()
        }
        return true
    }
}

extension CookbookScreens {
    /// Pushes the pictures of a recipe. If there are none, shows a toast. Does nothing if another screen or a sheet is on
    /// top when they are found.
    func openPictures(of recipe: RecipeSummary, over screen: ViewController) {
        guard screen.pictureForm != .none else { return screen.showToast(Toast(PictureWords.noTerminal)) }
        let cookbook = store.cookbook
        let reader = reader.pictures
        store.read({ _ throws(EditingError) in LocalPictures(of: recipe, in: cookbook) }) { [weak screen] result in
            guard let screen, let navigation = screen.navigationController, navigation.presentedViewController == nil,
                navigation.topViewController === screen
            else { return }
            // The work above throws no error.
            guard let paths = try? result.get().paths, !paths.isEmpty else {
                return screen.showToast(Toast(PictureWords.none(of: recipe.title)))
            }
            navigation.push(PictureViewController(paths, reader: reader))
        }
    }
}

/// What the user is told about pictures.
enum PictureWords {
    static let noTerminal = "This terminal shows no pictures, or your settings do not want them."

    static func none(of title: String) -> String {
        "There is no picture of \(title.withoutControlCharacters.quoted) on this machine."
    }

    static func notShown(_ path: String) -> String {
        let name = String(path.split(separator: "/").last ?? "").withoutControlCharacters
        return PictureReader.helperPath == nil
            ? "Pictures cannot be shown, because the program recipes-picture is missing. It belongs beside recipes."
            : "\(name.quoted) cannot be shown: it is damaged, too large, or no JPEG, PNG or WebP picture."
    }
}
