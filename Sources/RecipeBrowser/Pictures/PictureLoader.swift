import CookbookStore
import SectionedLists
import Terminal

/// A picture on a screen: has it decoded in the background for the area in which it is shown, and draws it there.
@MainActor
final class PictureLoader {
    private let source: RequestModelController<PictureRequest?, PixelPicture?>
    /// The screen, which is drawn again when the picture is there.
    weak var screen: ViewController?
    /// What is drawn, and for which request it was decoded.
    private var shown: (picture: Picture, request: PictureRequest)?
    /// Called when a file turns out to be no picture.
    var onFailure: (@MainActor () -> Void)?

    /// The time that a picture waits for the next key. So nothing is decoded for recipes that the selection only passes.
    private static let pause = Duration.milliseconds(25)

    /// - Parameters:
    ///   - reader: Decodes the picture.
    ///   - screen: The screen, or `nil` to set it later.
    init(_ reader: PictureReader, on screen: ViewController? = nil) {
        source = RequestModelController { request, _ in
            guard let request else { return nil }
            try await Task.sleep(for: Self.pause)
            return try await reader.picture(for: request)
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
        let request = path.flatMap { makeRequest(for: $0, in: size) }
        if request?.path != shown?.request.path { shown = nil }
        guard isAgain || request != source.request ?? nil else { return }
        if request == nil, source.request ?? nil == nil { return }
        source.update(for: request)
    }

    private func makeRequest(for path: String, in size: Size) -> PictureRequest? {
        guard let appearance = screen?.application?.screen.appearance, size.columns > 0, size.rows > 0,
            let cell = appearance.pictures.pixelsOfCell
        else { return nil }
        let background = appearance.colors.background ?? (appearance.colors.isLight ? 0xFF_FFFF : 0)
        return PictureRequest(
            path: path, width: size.columns * cell.columns, height: size.rows * cell.rows, background: background)
    }

    /// Where a picture that is smaller than its area stands.
    enum Place {
        case topLeft, topRight, middle
    }

    /// Draws the picture, if it is there, in an area.
    func draw(in surface: Surface, _ area: Rect, at place: Place) {
        guard let picture = picture(for: area.size), surface.theme.allowsColors else { return }
        let rest = (columns: area.width - picture.size.columns, rows: area.height - picture.size.rows)
        switch place {
        case .topLeft: surface.draw(picture, x: area.x, y: area.y)
        case .topRight: surface.draw(picture, x: area.x + rest.columns, y: area.y)
        case .middle: surface.draw(picture, x: area.x + rest.columns / 2, y: area.y + rest.rows / 2)
        }
    }

    /// The picture, if it fits into an area. After a resize, it is that for the earlier size for a moment.
    private func picture(for size: Size) -> Picture? {
        guard let picture = shown?.picture, picture.size.columns <= size.columns, picture.size.rows <= size.rows else {
            return nil
        }
        return picture
    }

    /// Waits until the picture is decoded. For tests.
    func settle() async { await source.settle() }
}

extension PictureLoader: ModelControllerDelegate {
    func didUpdate(with data: PixelPicture?) {
        guard let request = source.request ?? nil else { return }
        guard let pixels = data, let picture = Picture(halfBlocks: pixels.rgb, width: pixels.width) else {
            shown = nil
            onFailure?()
            screen?.setNeedsDisplay()
            return
        }
        shown = (picture, request)
        screen?.setNeedsDisplay()
    }
}

extension ViewController {
    /// How the screen shows pictures.
    var pictureForm: PictureForm { application?.screen.appearance.pictures ?? .none }
}
