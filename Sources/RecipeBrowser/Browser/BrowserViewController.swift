import CookbookStore
import Kitchen
import RecipeLibrary
import SectionedLists
import Terminal

/// The root of the browser. It contains the stack of screens, and has the commands that every screen has: those of the
/// places, undo, sharing, and the palette.
@MainActor
public final class BrowserViewController: ContainerViewController, PaletteActions {
    /// The stack of screens.
    public let navigation: NavigationController

    /// What the program does after this browser has ended, or `nil` if it ends too.
    public private(set) var continuation: Continuation?

    /// The theme that the settings name. Setting it changes the colours at once.
    public var theme = ThemeName.auto {
        didSet { application?.themeName = theme }
    }

    private let home: HomeViewController
    private let surroundings: (any KitchenSurroundings)?
    /// Rings the timers.
    let bell: TimerBell

    /// Creates the browser.
    ///
    /// - Parameters:
    ///   - home: The first screen.
    ///   - surroundings: Notifies the user outside of the terminal when a timer rings, and keeps the machine awake. If
    ///     `nil`, only the terminal notifies the user.
    public init(home: HomeViewController, surroundings: (any KitchenSurroundings)? = nil) {
        navigation = NavigationController(title: "Recipes", root: home)
        self.home = home
        self.surroundings = surroundings
        bell = TimerBell(home.store.timers, surroundings: surroundings, over: navigation)
        super.init()
        addChild(navigation)
        // Everybody tries the arrow keys, and the palette names the key of the help.
        navigation.unhintedCommands = ["list.up", "application.help"]
        home.screens.editing.editor.onBegin = { [weak self] in
            self?.continuation = $0
            self?.application?.quit()
        }
        navigation.onHelp = { [weak self] in self?.showPalette(isHelp: true) }
        // A toast about an older change would name the wrong one for undo.
        home.store.observe(self) { [weak self] in if $0.change != nil { self?.navigation.hideOlderToast() } }
        navigation.onQuit = { [bell] in bell.questionBeforeQuitting() }
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

    public override func layout(size: Size) {
        super.layout(size: size)
        bell.layOut()
    }

    public override func draw(in surface: Surface) {
        super.draw(in: surface)
        bell.catchUp()
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
        case .timers: TimersViewController(home.store.timers)
        case .labels:
            LabelsViewController(home.screens) { [weak self] label in
                self?.showRecipes(only: label.filterText)
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
    func chooseTheme() {
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
            PaletteViewController(
                paletteContents.items(isHelp: isHelp), isHelp: isHelp, searching: home.screens.searching
            ) {
                [weak self] recipe in
                guard let self else { return }
                home.screens.open(recipe, on: navigation)
            })
    }

    private var paletteContents: PaletteContents {
        PaletteContents(
            active: activeKeyCommands, isRecipeShown: shownScreen is RecipeViewController, theme: theme,
            symbols: application?.screen.appearance.symbols ?? .unicode, keys: keys, reason: reason, actions: self)
    }

    /// Shows the cookbook, filtered. From there, Esc leads back to the screens that were shown so far.
    func showRecipes(only filter: String) {
        let left = navigation.viewControllers.dropFirst()
        show(.cookbook)
        let goBack: @MainActor () -> Void = { [weak navigation] in left.forEach { navigation?.push($0) } }
        home.show(only: ListFilter.parse(filter).filters, goBack: left.isEmpty ? nil : goBack)
    }

    /// Shows all recipes in units until the program ends.
    func showRecipes(in system: MeasurementSystem) {
        home.store.system = system
        (shownScreen as? RecipeViewController)?.show(in: system)
        navigation.showToast(Toast("Recipes are shown \(system.settingTitle) until you quit."))
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
