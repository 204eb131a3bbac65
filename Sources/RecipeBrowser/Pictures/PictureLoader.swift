import CookbookStore
import SectionedLists
import Terminal

/// A picture on a screen: has it decoded in the background for the area in which it is shown, and draws it there.
@MainActor
final class PictureLoader {
    /// What is wanted: pixels, prepared for a form.
    private struct Wanted: Hashable, Sendable {
        var picture: PictureRequest
        var form: PictureForm
        /// The area in columns and rows.
        var size: Size
    }

    private let source: RequestModelController<Wanted?, PictureContent?>
    /// The screen, which is drawn again when the picture is there.
    weak var screen: ViewController?
    private var wanted: Wanted?
    /// How many times as large as it is a small picture may become.
    var enlargement = 1
    private var shown: (picture: Picture, wanted: Wanted)?
    /// Called when a file turns out to be no picture.
    var onFailure: (@MainActor () -> Void)?

    /// The time that a picture waits for the next key. So nothing is decoded for recipes that the selection only passes.
    private static let pause = Duration.milliseconds(25)
    /// Returns the largest box in pixels. More would only take longer, and xterm shows no wider sixels.
    private static func largestBox(_ form: PictureForm) -> PixelSize {
        if case .sixel = form { PixelSize(width: 1000, height: 1500) } else { PixelSize(width: 2000, height: 1500) }
    }

    /// - Parameters:
    ///   - reader: Decodes the picture.
    ///   - screen: The screen, or `nil` to set it later.
    init(_ reader: PictureReader, on screen: ViewController? = nil) {
        source = RequestModelController { wanted, _ in
            guard let wanted else { return nil }
            try await Task.sleep(for: Self.pause)
            guard let pixels = try await reader.picture(for: wanted.picture) else { return nil }
            return PictureContent(rgb: pixels.rgb, width: pixels.width, form: wanted.form)
        }
        self.screen = screen
        source.delegate = self
    }

    /// Requests a picture that fits into an area, or removes it.
    ///
    /// - Parameters:
    ///   - path: The path of the picture, or `nil` for none.
    ///   - size: The area in columns and rows.
    ///   - isAgain: Whether the file is read again even if the request is the same.
    func show(_ path: String?, in size: Size, isAgain: Bool = false) {
        let new = path.flatMap { request(for: $0, in: size) }
        if new?.picture.path != shown?.wanted.picture.path { shown = nil }
        guard isAgain && new != nil || new != wanted else { return }
        wanted = new
        source.update(for: new)
    }

    private func request(for path: String, in size: Size) -> Wanted? {
        guard let terminal = screen?.application?.screen, size.columns > 0, size.rows > 0 else { return nil }
        terminal.preparePictures()
        let appearance = terminal.appearance
        guard let cell = appearance.pictures.pixelsOfCell else { return nil }
        let background = appearance.colors.background ?? (appearance.colors.isLight ? 0xFF_FFFF : 0)
        let most = Self.largestBox(appearance.pictures)
        let picture = PictureRequest(
            path: path, width: min(size.columns * cell.width, most.width),
            height: min(size.rows * cell.height, most.height), background: background,
            enlargement: enlargement)
        return Wanted(picture: picture, form: appearance.pictures, size: size)
    }

    /// Where a picture that is smaller than its area stands.
    enum Place {
        case topLeft, topRight, middle
    }

    /// Draws the picture, if it is there, in an area.
    func draw(in surface: Surface, _ area: Rect, at place: Place) {
        // The terminal may have told meanwhile what it can show.
        if let wanted, wanted.form != surface.appearance.pictures { show(wanted.picture.path, in: wanted.size) }
        guard let picture = picture(for: area.size, surface.appearance) else { return }
        let rest = (columns: area.width - picture.size.columns, rows: area.height - picture.size.rows)
        switch place {
        case .topLeft: surface.draw(picture, x: area.x, y: area.y)
        case .topRight: surface.draw(picture, x: area.x + rest.columns, y: area.y)
        case .middle: surface.draw(picture, x: area.x + rest.columns / 2, y: area.y + rest.rows / 2)
        }
    }

    /// The picture, if it fits into an area. After a resize, it is that for the earlier size for a moment.
    private func picture(for size: Size, _ appearance: Appearance) -> Picture? {
        guard let shown, appearance.theme.allowsColors, shown.wanted.form == appearance.pictures,
            shown.picture.size.columns <= size.columns, shown.picture.size.rows <= size.rows
        else { return nil }
        return shown.picture
    }

    /// Waits until the picture is decoded. For tests.
    func settle() async { await source.settle() }
}

extension PictureLoader: ModelControllerDelegate {
    func didUpdate(with data: PictureContent?) {
        guard let wanted = source.request ?? nil, let terminal = screen?.application?.screen else { return }
        guard let content = data else {
            shown = nil
            onFailure?()
            screen?.setNeedsDisplay()
            return
        }
        // If the terminal has told meanwhile that it can show more, the next drawing asks again.
        shown = terminal.picture(content).map { ($0, wanted) }
        screen?.setNeedsDisplay()
    }
}

extension ViewController {
    /// How the screen shows pictures.
    var pictureForm: PictureForm { application?.screen.appearance.pictures ?? .none }
}
