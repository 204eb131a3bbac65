import Terminal

/// Shows how the models of a screen are doing, for any screen and any ``ModelController``: loading, progress, failure with
/// a way to try again, and, when there is something to show, the screen itself.
///
/// ```swift
/// let list = RecipesViewController()
/// let screen = StatusOverlay(over: list)
/// screen.follow(recipes, words: StatusWords(loading: "Reading the recipes"))
/// navigation.push(screen)
/// recipes.update()
/// ```
///
/// Before the first data the overlay stands in place of the screen. From then on the screen keeps showing what it has,
/// with its keys, and a line below it tells of progress; a failure is told in as many lines as it needs. `r` tries again what failed, and so does Enter
/// where there is nothing else to open. Several controllers may be followed; a failure of any comes before progress of
/// any. The overlay only observes: the controllers' delegates are the screen's business.
@MainActor
public final class StatusOverlay: ViewController {
    /// The screen.
    public let content: ViewController

    private var sources: [StatusSource] = []

    /// An overlay over a screen; it says nothing until it follows a controller.
    public init(over content: ViewController) {
        self.content = content
        super.init()
        addChild(content)
    }

    /// Shows how a controller is doing, beside those that are followed already. The controller lives as long as the
    /// overlay at least.
    public func follow<Model>(_ controller: ModelController<Model>, words: StatusWords = StatusWords()) {
        sources.append(StatusSource(controller, words: words) { [weak self] in self?.statusDidChange() })
        statusDidChange()
    }

    /// Something to read below the screen, where the controllers leave nothing to say; `nil` for nothing.
    public var message: String? {
        didSet { if message != oldValue { statusDidChange() } }
    }

    private func statusDidChange() {
        showsContent = sources.isEmpty || sources.contains { $0.hasData() }
        let notices = sources.compactMap { StatusNotice($0, hasContent: showsContent) }
        let urgent = notices.min { $0.urgency < $1.urgency }
        let saysMessage = showsContent && urgent?.needsLine != true
        notice = saysMessage ? message.map(StatusNotice.init(message:)) ?? urgent : urgent
        if size != .zero { layout(size: size) }
        setNeedsDisplay()
    }

    /// Tries again what failed or never came.
    public func retry() {
        for source in sources {
            switch source.state() {
            case .failed: source.update()
            case .idle where !source.hasData(): source.update()
            case .idle, .updating, .updated: break
            }
        }
    }

    // MARK: - What shows

    /// Whether there is something to show, or nothing at all to wait for.
    private var showsContent = true

    /// What there is to say of the controllers, kept from one of their events to the next.
    private(set) var notice: StatusNotice?

    /// How many lines stand below the screen.
    private var lineCount: Int { showsContent ? notice?.lineCount(within: size) ?? 0 : 0 }

    private var canRetry: Bool { notice?.canRetry == true }

    // MARK: - ViewController

    public override var title: String {
        get { content.title }
        set { content.title = newValue }
    }

    public override var status: String? { notice?.summary ?? content.status }

    public override var isReadyToDraw: Bool {
        if showsContent { return content.isReadyToDraw }
        guard let notice else { return true }
        return notice.canRetry || notice.bar != nil
    }

    public override var isFocused: Bool {
        didSet { content.isFocused = isFocused }
    }

    public override func willAppear() { content.willAppear() }
    public override func didDisappear() { content.didDisappear() }

    public override func layout(size: Size) {
        super.layout(size: size)
        content.layout(size: Size(columns: size.columns, rows: max(0, size.rows - lineCount)))
    }

    public override func draw(in surface: Surface) {
        guard showsContent else {
            notice?.drawPage(in: surface)
            return
        }
        let lines = lineCount
        content.draw(in: surface.region(surface.bounds.inset(bottom: lines)))
        if lines > 0 {
            notice?.drawLines(in: surface.region(surface.bounds.inset(top: surface.height - lines)))
        }
    }

    public override func preferredSize(within available: Size) -> Size { content.preferredSize(within: available) }

    public override var cursor: Point? { showsContent ? content.cursor : nil }

    public override var focusedChild: ViewController? { showsContent ? content : nil }

    public override func child(at point: Point) -> ViewController? {
        showsContent && point.y < content.size.rows ? content : nil
    }

    public override var keyCommands: [KeyCommand] { canRetry ? [retryCommand] : [] }

    public override var allKeyCommands: [KeyCommand] { [retryCommand] }

    private var retryCommand: KeyCommand {
        let keys: [Key] = showsContent ? [.character("r")] : [.character("r"), .enter]
        return KeyCommand(
            "status.retry", keys: keys, title: "try again", help: "Try again what did not work", hint: .init(order: 1)
        ) { [weak self] in self?.retry() }
    }
}
