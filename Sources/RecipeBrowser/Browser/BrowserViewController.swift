import CookbookStore
import Kitchen
import RecipeLibrary
import SectionedLists
import Terminal

/// The root of the browser. It contains the stack of screens, shows the next timer in the title line, and rings timers
/// on every screen.
///
/// While a timer counts down, the program wakes up each second. Without timers, the program sleeps until an event
/// arrives.
@MainActor
public final class BrowserViewController: ContainerViewController {
    /// The stack of screens.
    public let navigation: NavigationController

    /// What the program does after this browser has ended, or `nil` if it ends too.
    public private(set) var continuation: Continuation?

    /// The theme that the settings name. Setting it changes the colours at once.
    public var theme = ThemeName.auto {
        didSet { application?.themeName = theme }
    }

    private let home: HomeViewController
    private let timers: KitchenTimers
    private let awake: StayingAwake
    private let surroundings: (any KitchenSurroundings)?
    private var ringer = TimerRinger()
    private var wakeUp: ApplicationTimer?
    private weak var ringing: RingingViewController?
    private var reportedFailure: String?

    /// Creates the browser.
    ///
    /// - Parameters:
    ///   - home: The first screen.
    ///   - surroundings: Notifies the user outside of the terminal when a timer rings, and keeps the machine awake. If
    ///     `nil`, only the terminal notifies the user.
    public init(home: HomeViewController, surroundings: (any KitchenSurroundings)? = nil) {
        navigation = NavigationController(title: "Recipes", root: home)
        self.home = home
        timers = home.store.timers
        awake = home.store.timers.awake
        self.surroundings = surroundings
        super.init()
        addChild(navigation)
        // Everybody tries the arrow keys, and the palette names the key of the help.
        navigation.unhintedCommands = ["list.up", "application.help"]
        home.screens.editing.editor.onBegin = { [weak self] in
            self?.continuation = $0
            self?.application?.quit()
        }
        navigation.onHelp = { [weak self] in self?.showPalette(isHelp: true) }
        navigation.onQuit = { [weak self] in self?.quitQuestion }
        timers.onChange = { [weak self] in self?.tick() }
        awake.onChange = { [weak self] in self?.surroundings?.staysAwake = $0 }
    }

    // MARK: - Running

    public override func willAppear() {
        super.willAppear()
        // The timers are read after the first screen was drawn, so that they do not delay it.
        application?.after(.zero) { [weak self] in self?.startTimers() }
    }

    public override func didDisappear() {
        super.didDisappear()
        surroundings?.staysAwake = false
    }

    /// Reads the timers, and follows what other windows write to the notebook.
    func startTimers() { home.store.followNotebook() }

    /// Updates the times on the screen, rings the timers that are due, and schedules the next call.
    func tick() {
        let now = timers.now
        timers.follow(now)
        let rings = ringer.ring(timers.timers, at: now)
        for alert in rings { ring(alert) }
        showAlerts()
        awake.hasTimers = timers.timers.contains { !$0.isPaused && !$0.hasEnded(at: now) }
        showNotice(at: now)
        reportFailure()
        (navigation.topViewController as? TimersViewController)?.refresh()
        scheduleTick(at: now)
    }

    /// Schedules the next call of ``tick()``. If a timer counts down, the call is at the next second. Otherwise, the
    /// call is at the next ring, but in 30 seconds at the latest. If there is no next ring, no call is scheduled.
    private func scheduleTick(at now: Int) {
        wakeUp?.cancel()
        wakeUp = nil
        guard let application else { return }
        let next: Duration
        if awake.hasTimers {
            next = timers.clock.untilNextSecond
        } else if let ring = ringer.next {
            // The sheet shows how many minutes ago the timer ended. So it must be updated between two rings.
            next = .seconds(min(max(1, ring - now), 30))
        } else {
            return
        }
        wakeUp = application.after(next) { [weak self] in self?.tick() }
    }

    // MARK: - Showing

    private func showNotice(at now: Int) {
        let isWide = size.columns >= TimerNotice.columnsForName
        let notice =
            isRingingUnseen
            ? TimerNotice(ringing: ringer.alerts, isWide: isWide)
            : TimerNotice(timers.timers, at: now, isWide: isWide)
        navigation.notice = notice?.text
    }

    private func reportFailure() {
        guard timers.failure != reportedFailure else { return }
        reportedFailure = timers.failure
        if let failure = timers.failure { navigation.showToast(Toast("The timers are not saved: \(failure)")) }
    }

    public override func layout(size: Size) {
        super.layout(size: size)
        if navigation.notice != nil { showNotice(at: timers.now) }
    }

    public override func draw(in surface: Surface) {
        super.draw(in: surface)
        // The user has just ended to type, or closed what covered the sheet. So the sheet appears or disappears now, and
        // not at the next ring.
        let isWanted = isRingingUnseen && !isEditingText
        let isOver = ringer.alerts.isEmpty && isSheetOnTop
        if isWanted || isOver { application?.after(.zero) { [weak self] in self?.tick() } }
    }

    // MARK: - Ringing

    /// Whether timers ring that no sheet shows, because the user types.
    private var isRingingUnseen: Bool { !ringer.alerts.isEmpty && shownSheet == nil }

    /// The sheet of ringing timers if it is on the current screen, perhaps below another sheet.
    private var shownSheet: RingingViewController? {
        ringing.flatMap { sheet in navigation.presentedViewControllers.contains { $0 === sheet } ? sheet : nil }
    }

    private func ring(_ alert: TimerRinger.Alert) {
        let text = TimerAlertText(alert)
        let notification = TerminalNotification(title: text.title, text: text.place)
        application?.notify(notification)
        surroundings?.ring(
            title: notification.title, name: TerminalNotification(title: text.name).title,
            recipe: TerminalNotification(title: alert.timer.recipe).title)
    }

    private var isSheetOnTop: Bool { ringing != nil && navigation.presentedViewController === ringing }

    /// Presents the sheet with the timers that ring. A timer rings until the user reacts. If no timer rings, closes the
    /// sheet, unless another sheet covers it.
    ///
    /// While the user types a text, no sheet appears, because it would take the keys of the text. Then the title line
    /// shows which timer rings, and the sheet appears when the user has ended to type.
    private func showAlerts() {
        guard !ringer.alerts.isEmpty else {
            if shownSheet == nil || isSheetOnTop { ringing?.dismiss() }
            return
        }
        if let shownSheet { return shownSheet.show(ringer.alerts) }
        // The sheet belongs to a screen that is covered now.
        ringing?.dismiss()
        guard !isEditingText else { return }
        let sheet = RingingViewController(clock: timers.clock)
        sheet.onAcknowledge = { [weak self] in self?.answer($0) { $0.acknowledge($1.id, $1.ring) } }
        sheet.onStop = { [weak self] in
            self?.answer($0) { timers, alert in
                if alert.ring == .lower { timers.stop(alert.id) } else { timers.acknowledge(alert.id, alert.ring) }
            }
        }
        sheet.onExtend = { [weak self] alerts, seconds in
            self?.answer(alerts) { $0.extend($1.id, by: seconds) }
        }
        sheet.show(ringer.alerts)
        navigation.present(sheet)
        ringing = sheet
    }

    private func answer(_ alerts: [TimerRinger.Alert], _ body: (KitchenTimers, TimerRinger.Alert) -> Void) {
        for alert in alerts { body(timers, alert) }
    }

    /// The question to ask before the program ends while timers count down, or `nil` if none does.
    private var quitQuestion: AlertViewController? {
        let now = timers.now
        let running = timers.timers.filter { !$0.isPaused && !$0.hasEnded(at: now) }
        guard let next = running.first else { return nil }
        let others = running.count > 1 ? ", and \(running.count - 1) more will ring" : ""
        let time = TimeLeft(seconds: next.shownRemaining(at: now))
        let canRing = surroundings?.canRingInBackground == true
        let quit: @MainActor () -> Void = { [weak self] in self?.application?.quit() }
        let background = AlertButton("Let it ring") { [weak self] in
            self?.surroundings?.ringInBackground()
            quit()
        }
        return AlertViewController(
            title: "Quit?",
            text: "\(next.shownName) rings in \(time)\(others), but only while recipes is open."
                + (canRing ? " It can also ring on your desktop after you quit." : ""),
            buttons: [.cancel("Stay")] + (canRing ? [background] : []) + [AlertButton("Quit", action: quit)])
    }

    // MARK: - Places

    /// The place whose screen is on top, or `nil` if another screen is on top.
    private var currentPlace: Place? {
        navigation.viewControllers.count == 1
            ? .cookbook : Place.allCases.first { $0.isShown(by: navigation.topViewController) }
    }

    /// Shows a place. If the stack already contains the screen of the place, returns to this screen. Otherwise pushes a
    /// new one.
    public func show(_ place: Place) {
        guard place != currentPlace else { return }
        guard place != .cookbook else { return navigation.popToRoot() }
        if navigation.viewControllers.contains(where: place.isShown) {
            while !place.isShown(by: navigation.topViewController), navigation.pop() != nil {}
        } else {
            navigation.push(screen(of: place))
        }
    }

    private func screen(of place: Place) -> ViewController {
        switch place {
        case .cookbook: home
        case .shoppingList:
            ShoppingViewController(home.store, screens: home.screens)
        case .plan: PlanViewController(home.store, screens: home.screens)
        case .pantry: PantryViewController(home.store) { [weak self] in self?.showRecipes(only: "missing:2") }
        case .timers: TimersViewController(timers)
        case .labels:
            LabelsViewController(home.screens) { [weak self] label in
                guard let self else { return }
                show(.cookbook)
                home.show(only: ListFilter.parse(label.filterText).filters)
            }
        }
    }

    // MARK: - Commands

    public override var keyCommands: [KeyCommand] {
        let current = currentPlace
        return [places] + sharingCommands + history + commands.filter { $0.place != current }.map(\.command)
    }

    public override var allKeyCommands: [KeyCommand] {
        palette + [places, copy, openOutside] + history + commands.map(\.command) + navigation.allKeyCommands
    }

    private lazy var places = KitchenCommands.places.command { [weak self] in
        guard let self else { return }
        navigation.present(
            PlacesSheet(
                current: currentPlace, theme: theme, choose: { [weak self] in self?.show($0) },
                chooseTheme: { [weak self] in self?.chooseTheme() }))
    }

    /// Shows the themes. The chosen one is kept in the configuration.
    private func chooseTheme() {
        let colors = application?.screen.appearance.colors ?? TerminalColors()
        navigation.present(
            ThemeSheet(current: theme, on: colors) { [weak self] name in
                guard let self, let top = navigation.topViewController else { return }
                theme = name
                home.store.set(.theme(name.rawValue), named: "Theme: \(name.title)", from: top)
            })
    }

    // MARK: - Palette

    /// Both keys show the palette. A text field keeps its letters, because it reserves them.
    public override var overridingKeyCommands: [KeyCommand] { palette }

    private lazy var palette = [KitchenCommands.palette.command { [weak self] in self?.showPalette(isHelp: false) }]

    private func showPalette(isHelp: Bool) {
        guard !(navigation.presentedViewController is PaletteViewController) else { return }
        navigation.present(
            PaletteViewController(paletteItems(isHelp: isHelp), isHelp: isHelp, searching: home.screens.searching) {
                [weak self] recipe in
                guard let self else { return }
                home.screens.open(recipe, on: navigation)
            })
    }

    /// The commands that can be used now, first those in the footer; then settings; then the other commands, with the
    /// reasons why they cannot be used.
    private func paletteItems(isHelp: Bool) -> [PaletteItem] {
        let definitions = Dictionary(
            BrowserCommands.definitions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = [KitchenCommands.palette.id, LabelCommands.show.id]
        let active = activeKeyCommands.filter { seen.insert($0.id).inserted }
        let order = { (command: KeyCommand) in
            command.id.hasPrefix("list.") && command.id != "list.open" ? 200 : command.hint?.order ?? 100
        }
        let sorted = active.enumerated().sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
        let usable = sorted.map { _, command in
            PaletteItem(
                id: command.id, title: definitions[command.id]?.paletteTitle ?? command.title,
                explanation: command.help,
                synonyms: definitions[command.id]?.synonyms ?? Self.synonyms[command.id] ?? "", keys: command.keys,
                heading: Self.headings[String(command.id.prefix { $0 != "." })] ?? PaletteItem.here,
                action: command.action)
        }
        let others = BrowserCommands.definitions.filter { seen.insert($0.id).inserted }.map { definition in
            PaletteItem(
                id: definition.id, title: definition.paletteTitle, explanation: definition.help,
                synonyms: definition.synonyms, keys: keys(of: definition), heading: definition.need.heading,
                obstacle: reason(of: definition))
        }
        let own = Set(usable.map(\.title))
        let known = usable + filters.filter { !own.contains($0.title) } + settings
        // The help lists what each screen has. In the palette, a second row with a title only hides the first.
        var titles = Set(known.map(\.title))
        return known + (isHelp ? legend : []) + (isHelp ? others : others.filter { titles.insert($0.title).inserted })
    }

    /// Lists that people ask for, with a filter each.
    private var filters: [PaletteItem] {
        let show = { (id: String, title: String, explanation: String, synonyms: String, filter: String) in
            PaletteItem(
                id: "filter.\(id)", title: title, explanation: explanation, synonyms: synonyms, heading: "Lists"
            ) { [weak self] in self?.showRecipes(only: filter) }
        }
        // The place without a key is in no footer.
        let labels = PaletteItem(
            id: LabelCommands.show.id, title: Place.labels.name.lowercased(), explanation: LabelCommands.show.help,
            synonyms: LabelCommands.show.synonyms, heading: "Places"
        ) { [weak self] in self?.show(.labels) }
        return [
            labels,
            show(
                "favourites", "show favourites", "List your favourites", "favorites starred stars liked",
                "is:favourite"),
            show(
                "cookable", "what can I cook", "List the recipes for which at most two things are missing",
                "pantry nothing to buy can make cookable home without shopping", "missing:2"),
            show(
                "quick", "show quick ones", "List the recipes that take at most 30 minutes", "fast short time",
                "time:30"),
        ]
    }

    /// Shows the cookbook, filtered.
    private func showRecipes(only filter: String) {
        show(.cookbook)
        home.show(only: ListFilter.parse(filter).filters)
    }

    /// The signs before the ingredients of a recipe.
    private var legend: [PaletteItem] {
        guard shownScreen is RecipeViewController else { return [] }
        let symbols = application?.screen.appearance.symbols ?? .unicode
        return [
            PaletteItem(
                id: "legend.enough", title: String(IngredientsAtHome.State.enough.sign(symbols)),
                explanation: "Enough of the ingredient is at home", heading: "Signs"),
            PaletteItem(
                id: "legend.replaceable", title: String(IngredientsAtHome.State.replaceable.sign(symbols)),
                explanation: "Something that can replace the ingredient is at home", heading: "Signs"),
            PaletteItem(
                id: "legend.always", title: String(IngredientsAtHome.State.always.sign(symbols)),
                explanation: "The ingredient is always at home", heading: "Signs"),
        ]
    }

    /// Words by which people look for commands of the lists.
    private static let synonyms = [
        "application.quit": "exit leave close", "application.help": "keys manual", "list.find": "search look",
    ]

    /// The headings in the help for commands that do not belong to one screen, by the parts of their ids before the dot.
    private static let headings = [
        "list": "Rows", "navigation": "Rows", "place": "Places", "command": "Places", "application": "Program",
    ]

    /// The units in which recipes are shown, and the theme.
    private var settings: [PaletteItem] {
        let theme = PaletteItem(
            id: "setting.theme", title: "Theme", explanation: "Change the colours; now: \(self.theme.title)",
            synonyms: "colours colors dark light contrast solarized gruvbox catppuccin settings", heading: "Program"
        ) { [weak self] in self?.chooseTheme() }
        return [theme] + units
    }

    private var units: [PaletteItem] {
        MeasurementSystem.allCases.map { system in
            PaletteItem(
                id: "setting.\(system)", title: system.settingTitle,
                explanation: "Show the amounts of all recipes \(system.settingTitle)",
                synonyms: "units settings grams cups ounces", heading: "Units"
            ) { [weak self] in
                guard let self else { return }
                home.store.system = system
                let screen = (navigation.topViewController as? StatusOverlay)?.content
                (screen as? RecipeViewController)?.show(in: system)
                navigation.showToast(Toast("Recipes are shown \(system.settingTitle) until you quit."))
            }
        }
    }

    private lazy var openOutside = SharingCommands.open.command { [weak self] in self?.openTargets() }

    private lazy var opener = OutsideOpener(home.store) { [weak self] address in
        guard let surroundings = self?.surroundings else { return "There is no other program here." }
        return surroundings.open(address)
    }

    private func openTargets() {
        guard let top = navigation.topViewController else { return }
        if let page = sharing?.sharedPage { return opener.open(page, over: top) }
        guard let recipe = sharing?.sharedRecipe else {
            let key = keyName(of: SharingCommands.open) ?? SharingCommands.open.title
            return navigation.showToast(Toast(deadKey.sentence(SharingCommands.open, key: key)))
        }
        opener.openTargets(of: recipe, over: top)
    }

    /// The screen on top, without an overlay.
    private var shownScreen: ViewController? {
        let top = navigation.topViewController
        return (top as? StatusOverlay)?.content ?? top
    }

    /// The screen on top, if it can have something to copy or to open.
    private var sharing: (any SharingScreen)? { shownScreen as? any SharingScreen }

    private var sharingCommands: [KeyCommand] {
        guard let sharing, sharing.isSharing else { return [openOutside, showPictures] }
        return [sharing.isForSharing ? copyFirst : copy, openOutside, showPictures]
    }

    private lazy var showPictures = SharingCommands.picture.command { [weak self] in
        guard let self, let top = navigation.topViewController else { return }
        guard let recipe = sharing?.sharedRecipe else {
            return navigation.showToast(
                Toast("\(SharingCommands.picture.title) \(reason(of: SharingCommands.picture))"))
        }
        home.screens.openPictures(of: recipe, over: top)
    }

    private lazy var copy = SharingCommands.copy.command { [weak self] in self?.share() }
    /// The same command, with a hint for a screen whose contents people take with them.
    private lazy var copyFirst = SharingCommands.copy.hinted(3).command { [weak self] in self?.share() }

    private func share() {
        let top = navigation.topViewController
        let texts = sharing?.sharedTexts ?? []
        guard let top, !texts.isEmpty else { return navigation.showToast(Toast("There is nothing to copy here.")) }
        let copy: @MainActor (String) -> ClipboardWay = { [weak self] text in
            if self?.surroundings?.copy(text) == true { return .program }
            return self?.application?.copy(text) == true ? .terminal : .tooLong
        }
        top.present(SharingSheet(texts, of: sharing?.sharedRecipe?.title, copy: copy, over: top))
    }

    private func keys(of definition: CommandDefinition) -> [Key] {
        (application?.keyBindings ?? KeyBindings()).keys(ofCommand: definition.command {})
    }

    private func reason(of definition: CommandDefinition) -> String {
        deadKey.reason(of: definition)
    }

    private var deadKey: DeadKey {
        DeadKey(screen: shownScreen, place: currentPlace) { [weak self] in self?.keyName(of: $0) ?? $0.title }
    }

    /// Says why a letter without an effect has none. Arrows and Enter do nothing on many screens, which nobody asks about.
    public override func handle(_ event: InputEvent) -> Bool {
        guard case .key(let key) = event, case .character(let letter) = key.code, letter != " ", !key.isSignalKey,
            navigation.presentedViewController == nil,
            let definition = deadKey.meant(BrowserCommands.definitions.filter { keys(of: $0).contains(key) })
        else { return super.handle(event) }
        let name = key.name(application?.screen.appearance.symbols ?? .unicode)
        navigation.showToast(Toast(deadKey.sentence(definition, key: name)))
        return true
    }

    private lazy var history =
        [EditingCommands.undo, EditingCommands.undoWhileTyping].map { definition in
            definition.command { [weak self] in
                if let self { home.store.undo(on: navigation) }
            }
        } + [
            EditingCommands.redo.command { [weak self] in
                if let self { home.store.redo(on: navigation) }
            }
        ]

    private lazy var commands = Place.allCases.map { place in
        (place: place, command: place.definition.command { [weak self] in self?.show(place) })
    }
}
