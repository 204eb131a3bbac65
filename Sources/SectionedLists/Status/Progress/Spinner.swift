import Terminal

/// A sign of one column that seems to turn while the program works.
///
/// A spinner is a value that shows one frame. A ``SpinnerController`` shows one frame after another.
public struct Spinner: Hashable, Sendable {
    /// The number of the frame. Any number is allowed: after the last sign, the first one follows again.
    public var frame: Int

    /// The time for which a frame is visible.
    public static let interval = Duration.milliseconds(125)

    /// Creates a spinner at a frame.
    public init(frame: Int = 0) {
        self.frame = frame
    }

    /// Returns the sign of the frame.
    public func sign(_ symbols: Symbols) -> Character {
        let signs: [Character] = symbols.isUnicode ? Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏") : Array("|/-\\")
        return signs[abs(frame % signs.count)]
    }

    /// Draws the sign.
    public func draw(in surface: Surface, x: Int, y: Int, role: Role = .accent) {
        surface.draw(String(sign(surface.symbols)), x: x, y: y, role: role)
    }
}

/// A line with a spinner and a text. The spinner turns while the controller is visible.
///
/// The timer of the controller wakes the program eight times a second, so show the controller only during work.
@MainActor
open class SpinnerController: ViewController {
    /// The text beside the spinner.
    public var text: String {
        didSet { setNeedsDisplay() }
    }

    /// The spinner at its current frame.
    public private(set) var spinner = Spinner()
    private var timer: ApplicationTimer?

    /// Creates a spinner with a text.
    public init(_ text: String = "") {
        self.text = text
        super.init()
    }

    open override func willAppear() {
        super.willAppear()
        turnLater()
    }

    open override func didDisappear() {
        super.didDisappear()
        timer?.cancel()
        timer = nil
    }

    private func turnLater() {
        timer?.cancel()
        timer = application?.after(Spinner.interval) { [weak self] in self?.turn() }
    }

    /// Shows the next frame. Override this method, and call `super`, to move other parts of the drawing at the same
    /// time.
    open func turn() {
        spinner.frame += 1
        setNeedsDisplay()
        turnLater()
    }

    open override func preferredSize(within available: Size) -> Size {
        Size(columns: min(available.columns, text.displayWidth + 4), rows: 1)
    }

    open override func draw(in surface: Surface) {
        spinner.draw(in: surface, x: 1, y: 0)
        let shown = text.truncated(toWidth: surface.width - 4, ellipsis: surface.symbols.ellipsis)
        surface.draw(shown, x: 3, y: 0)
    }
}
