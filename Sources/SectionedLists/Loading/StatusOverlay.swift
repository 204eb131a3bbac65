import Terminal

/// A container that shows the status of the models of a screen: loading, progress, or failure with a command to try
/// again. It works with any screen and any ``ModelController``.
///
/// ```swift
/// let list = RecipesViewController()
/// let screen = StatusOverlay(over: list)
/// screen.follow(recipes, words: StatusWords(loading: "Reading the recipes"))
/// navigation.push(screen)
/// recipes.update()
/// ```
///
/// Before the first update begins, the screen is shown as it is. From the start of the first update until there is
/// data, the overlay replaces the screen. When there is data, the screen is shown and receives keys, and a line below
/// the screen shows the progress of further updates. After a failure, lines below the screen show the reason (at most a
/// third of all lines), and `r` tries again. If there is no data, Enter tries again too.
///
/// Keys that are meant for the screen wait for its data, so that a quick user can open a screen and act on it without
/// looking. After a second and a half, the user has seen that there is nothing yet, and the keys are forgotten.
///
/// An overlay can follow several controllers. It shows the screen as soon as one of them has data. A failure has
/// priority over progress. The overlay only observes the controllers, so the screen can be their delegate.
@MainActor
public final class StatusOverlay: ContainerViewController {
    /// The screen below the overlay.
    public let content: ViewController

    private var sources: [StatusSource] = []

    /// Creates an overlay over a screen. Until the overlay follows a controller, only the screen is shown.
    public init(over content: ViewController) {
        self.content = content
        super.init()
        addChild(content)
    }

    /// Begins to show the status of a controller, in addition to the controllers that the overlay already follows. The
    /// overlay retains the controller.
    public func follow<Model>(_ controller: ModelController<Model>, words: StatusWords = StatusWords()) {
        sources.append(StatusSource(controller, words: words) { [weak self] in self?.statusDidChange() })
        statusDidChange()
    }

    /// A message below the screen, or `nil` for none. It is shown while no status of a controller is shown there.
    public var message: String? {
        didSet { if message != oldValue { statusDidChange() } }
    }

    /// The time from the start of an update until the line at the top says “loading”, if there is data already. If the
    /// update ends within this time, the line does not change. By default, the time is zero, so the line says “loading”
    /// at once.
    public var summaryDelay: Duration = .zero

    /// The timer that ends the ``summaryDelay`` of the current update. It is kept until the update ends, so that each
    /// update has only one delay.
    private var summaryTimer: ApplicationTimer?
    /// Whether the line at the top waits for the end of the ``summaryDelay``.
    private var hidesSummary = false

    private func delaySummary() {
        guard showsContent, let notice, notice.summary != nil, !notice.needsLine else {
            summaryTimer?.cancel()
            summaryTimer = nil
            hidesSummary = false
            return
        }
        guard summaryTimer == nil, summaryDelay > .zero, let application else { return }
        hidesSummary = true
        summaryTimer = application.after(summaryDelay) { [weak self] in
            self?.hidesSummary = false
            self?.setNeedsDisplayKeepingDrawings()
        }
    }

    /// The keys that the screen receives when there is data.
    private var waitingKeys: [InputEvent] = []
    private var firstWaitingKey = ContinuousClock.now
    /// The maximum time that keys wait.
    var keyPatience = Duration.milliseconds(1500)

    /// Stores a key for the screen. Returns `false` if the key is not meant for it.
    private func keepsWaiting(_ event: InputEvent) -> Bool {
        guard !showsContent, !canRetry else { return false }
        if ContinuousClock.now - firstWaitingKey > keyPatience { waitingKeys = [] }
        if case .key(let key) = event {
            let bindings = application?.keyBindings
            guard key != .escape, !isQuitKey(key),
                !waitingKeys.isEmpty || content.allKeyCommands.command(for: key, boundBy: bindings) != nil
            else {
                waitingKeys = []
                return false
            }
        } else if waitingKeys.isEmpty {
            return false
        }
        if waitingKeys.isEmpty { firstWaitingKey = .now }
        waitingKeys.append(event)
        return true
    }

    private func answerWaitingKeys() {
        guard showsContent || canRetry, !waitingKeys.isEmpty else { return }
        if showsContent, ContinuousClock.now - firstWaitingKey <= keyPatience { application?.answer(waitingKeys) }
        waitingKeys = []
    }

    private func statusDidChange() {
        showsContent = sources.allSatisfy(\.isIdle) || sources.contains { $0.hasData() }
        let notices = sources.compactMap { StatusNotice($0.state(), words: $0.words, hasContent: showsContent) }
        let urgent = notices.min { $0.urgency < $1.urgency }
        let saysMessage = showsContent && urgent?.needsLine != true
        notice = saysMessage ? message.map(StatusNotice.init(message:)) ?? urgent : urgent
        delaySummary()
        answerWaitingKeys()
        if size != .zero { layoutChildren() }
        setNeedsDisplay()
    }

    /// Starts an update of each controller whose update failed, or was cancelled before there was data.
    public func retry() {
        for source in sources {
            switch source.state() {
            case .failed: source.update()
            case .cancelled where !source.hasData(): source.update()
            case .idle, .cancelled, .updating, .updated: break
            }
        }
    }

    // MARK: - What shows

    /// Whether to show the screen. It is shown if any controller has data, or if no controller has begun an update.
    private var showsContent = true

    /// The current notice. It changes only at an event of a controller, or with the message.
    private(set) var notice: StatusNotice?

    /// The number of lines below the screen.
    private var lineCount: Int { showsContent ? notice?.lineCount(within: size) ?? 0 : 0 }

    private var canRetry: Bool { notice?.canRetry == true }

    // MARK: - ViewController

    public override var title: String {
        get { content.title }
        set { content.title = newValue }
    }

    public override var status: String? { hidesSummary ? content.status : notice?.summary ?? content.status }

    public override var isReadyToDraw: Bool {
        if showsContent { return content.isReadyToDraw }
        guard let notice else { return true }
        return notice.canRetry || notice.bar != nil
    }

    public override func frame(of child: ViewController) -> Rect? {
        showsContent ? Rect(size: size).inset(bottom: lineCount) : nil
    }

    public override func draw(in surface: Surface) {
        guard showsContent else {
            notice?.drawPage(in: surface)
            return
        }
        super.draw(in: surface)
        let lines = lineCount
        if lines > 0 {
            notice?.drawLines(in: surface.region(surface.bounds.inset(top: surface.height - lines)))
        }
    }

    public override func handle(_ event: InputEvent) -> Bool { keepsWaiting(event) || super.handle(event) }

    public override var keyCommands: [KeyCommand] { canRetry ? [retryCommand] : [] }

    public override var allKeyCommands: [KeyCommand] { [retryCommand] + content.allKeyCommands }

    private var retryCommand: KeyCommand {
        Self.retryCommand(of: self, keys: showsContent ? [.character("r")] : [.character("r"), .enter])
    }

    /// Returns the command that tries again. If `overlay` is `nil`, the command has no effect.
    static func retryCommand(of overlay: StatusOverlay?, keys: [Key] = [.character("r")]) -> KeyCommand {
        KeyCommand(
            "status.retry", keys: keys, title: "try again", help: "Try again what did not work", hint: .init(order: 1)
        ) { [weak overlay] in overlay?.retry() }
    }
}

/// The status of a model controller. This type is the same for all types of models.
@MainActor
struct StatusSource {
    enum State {
        /// No update has begun.
        case idle
        /// An update was cancelled, and none has succeeded or failed yet.
        case cancelled
        case updating(ProgressBar?, count: String?, note: String?)
        case updated
        case failed(String)
    }

    let words: StatusWords
    let state: () -> State
    let hasData: () -> Bool
    let update: () -> Void
    let observation: ModelObservation

    var isIdle: Bool {
        if case .idle = state() { true } else { false }
    }

    init<Model>(
        _ controller: ModelController<Model>, words: StatusWords, onEvent: @escaping @MainActor () -> Void
    ) {
        self.words = words
        hasData = { controller.data != nil }
        update = { controller.update() }
        let history = History()
        observation = controller.observe { event in
            if case .cancelled = event { history.wasCancelled = true }
            onEvent()
        }
        state = {
            switch controller.state {
            case .idle: history.wasCancelled ? .cancelled : .idle
            case .updating(nil): .updating(nil, count: nil, note: nil)
            case .updating(let progress?) where progress.note != nil:
                .updating(nil, count: nil, note: progress.note)
            case .updating(let progress?):
                .updating(
                    ProgressBar(done: progress.done, total: progress.total), count: Self.count(progress), note: nil)
            case .updated: .updated
            case .failed(let error): .failed(words.reason(error))
            }
        }
    }
}

/// A record of whether an update of a controller was cancelled.
@MainActor
private final class History {
    var wasCancelled = false
}

extension StatusSource {
    private static func count(_ progress: WorkProgress) -> String {
        guard progress.total > 0 else { return "\(progress.done)" }
        return "\(progress.done) of \(progress.isEstimate ? "about " : "")\(progress.total)"
    }
}

/// The texts that a ``StatusOverlay`` shows for a model.
public struct StatusWords: Sendable {
    /// The text during an update: `Reading the recipes`.
    public var loading: String
    /// The text before the reason for a failure: `The recipes could not be read`.
    public var failure: String
    /// The text if an update was cancelled before there was data: `The recipes were not read`.
    public var cancelled: String
    /// Returns the text of an error for the user.
    public var reason: @Sendable (any Error) -> String

    /// Creates the texts for one model. The defaults are general texts in English.
    public init(
        loading: String = "Loading", failure: String = "That did not work", cancelled: String = "Nothing was loaded",
        reason: @escaping @Sendable (any Error) -> String = { String(describing: $0) }
    ) {
        self.loading = loading
        self.failure = failure
        self.cancelled = cancelled
        self.reason = reason
    }
}
