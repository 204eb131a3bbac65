import Terminal

/// A bar on one line that shows the progress of some work.
///
/// If the total is unknown, a segment of the bar moves each time the number of steps changes. The bar has no timer of
/// its own, because no timer should wake an idle program.
public struct ProgressBar: Hashable, Sendable {
    /// The value of a progress bar.
    public enum Value: Hashable, Sendable {
        case fraction(Double)
        /// A number of steps of an unknown total.
        case steps(Int)
    }

    /// The progress.
    public var value: Value

    /// Creates a bar for a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Creates a bar for completed steps of a total. A total below 1 means that the total is unknown.
    public init(done: Int, total: Int) {
        value = total > 0 ? .fraction(Double(done) / Double(total)) : .steps(max(0, done))
    }

    /// Returns the filled columns of a bar.
    ///
    /// - For a fraction, the filled columns are at the left. If the fraction is greater than 0, at least one column is
    ///   filled. If the fraction is less than 1, and the bar has at least two columns, the last column is empty.
    /// - For a number of steps, the filled columns are a segment of a quarter of the bar.
    ///
    /// - Parameter width: The width of the bar in columns.
    public func filledColumns(width: Int) -> Range<Int> {
        guard width > 0 else { return 0..<0 }
        let width = min(width, 1 << 20)
        switch value {
        case .fraction(let fraction):
            // The comparison is also false for a value that is no number.
            guard fraction > 0 else { return 0..<0 }
            guard fraction < 1 else { return 0..<width }
            return 0..<min(max(1, Int(fraction * Double(width))), max(1, width - 1))
        case .steps(let steps):
            let length = max(1, width / 4)
            let room = width - length
            guard room > 0 else { return 0..<length }
            // The segment moves to the end and back.
            let turn = steps % (2 * room)
            let start = turn <= room ? turn : 2 * room - turn
            return start..<start + length
        }
    }

    /// Draws the bar on the first line of a surface.
    public func draw(in surface: Surface) {
        surface.drawLine(surface.symbols.barLeft, x: 0, y: 0, width: surface.width, role: .dim)
        let filled = filledColumns(width: surface.width)
        surface.drawLine(surface.symbols.barDone, x: filled.lowerBound, y: 0, width: filled.count, role: .accent)
    }
}

/// A sign of one column that seems to turn while the program works.
///
/// A spinner is a value that shows one frame. A ``SpinnerController`` shows one frame after another.
public struct Spinner: Hashable, Sendable {
    /// The number of the frame. Any number is allowed: after the last sign, the first one follows again.
    public var frame: Int

    /// The time for which a frame is visible.
    public static let interval = Duration.milliseconds(125)

    public init(frame: Int = 0) {
        self.frame = frame
    }

    /// Returns the sign of the frame.
    public func sign(_ symbols: Symbols) -> Character {
        guard !symbols.isSpoken else { return symbols.ellipsis }
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
