import Foundation
import RecipeFormats
import RecipeKit
import RecipeLibrary
import Terminal

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

/// The browser on a headless screen, over a cookbook written for a test.
@MainActor
final class BrowserHarness {
    let folder: URL
    /// The folder of the cookbook's index.
    let index: URL
    let home: HomeViewController
    /// The root view controller, which also rings the timers.
    let root: BrowserViewController
    let navigation: NavigationController
    /// The time of the wall clock since 1970.
    let wall = ManualClock()
    /// Records what rang outside the terminal, and whether the machine is kept awake.
    let surroundings = RecordedSurroundings()
    let screen: HeadlessScreen
    let application: Application
    private var drawn: (grid: Grid, appearance: Appearance)?

    /// Creates a cookbook and opens it on a headless screen.
    ///
    /// - Parameters:
    ///   - files: The texts of the cookbook's files by their paths.
    ///   - existing: An existing folder to use as the cookbook; a new one by default.
    ///   - data: The contents of further files, by their paths.
    ///   - columns: The width of the screen.
    ///   - rows: The height of the screen.
    ///   - origin: Where the cookbook comes from.
    ///   - isGone: Whether the cookbook's folder is removed before it is read.
    ///   - notebook: The path of the notebook; in memory by default.
    ///   - modified: The modification date of the files; now by default.
    ///   - watches: Whether changed files are shown automatically. A test cannot know when that happens.
    ///   - hasHome: Whether there is a home folder for a notebook.
    init(
        _ files: [String: String], at existing: URL? = nil, data: [String: Data] = [:], columns: Int = 80,
        rows: Int = 24,
        origin: CookbookOrigin = .own, isGone: Bool = false, notebook: String? = nil, modified: Date? = nil,
        watches: Bool = false, hasHome: Bool = true
    ) throws {
        folder = existing ?? FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
        for (path, bytes) in files.mapValues({ Data($0.utf8) }).merging(data, uniquingKeysWith: { $1 }) {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: file)
            if let modified {
                try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: file.path)
            }
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let cookbook = try Cookbook(paths: [folder.path])
        if isGone { try FileManager.default.removeItem(at: folder) }
        index = folder.appendingPathExtension("index")
        let library = IndexedCookbook(cookbook, folder: index.path, watchesFolders: watches)
        home = HomeViewController(
            library: library, origin: origin,
            notebook: hasHome ? Notebook(path: notebook) : .personal { _ in nil },
            trash: Trash { [folder] in $0 == "XDG_DATA_HOME" ? folder.appendingPathExtension("data").path : nil },
            clock: WallClock { [wall] in .seconds(1_700_000_000) + wall.now.offset })
        home.settings = .fake(in: folder.appendingPathExtension("settings"))
        let own = folder.appendingPathExtension("home").path
        home.screens.editing.editor.findOwn = { OwnCookbook { $0 == "HOME" ? own : nil } }
        root = BrowserViewController(home: home, surroundings: surroundings)
        navigation = root.navigation
        screen = HeadlessScreen(columns: columns, rows: rows)
        application = Application(screen: screen, root: root)
        root.layout(size: screen.size)
        root.willAppear()
    }

    /// The text of the user's settings, or `nil` if there are none.
    var settings: String? {
        try? String(contentsOf: folder.appendingPathExtension("settings").appending(path: "settings"), encoding: .utf8)
    }

    /// Writes a file of the cookbook, and creates its folders. The file is moved into its place: if it were written
    /// there, a program that another test starts meanwhile could inherit the open file, and the system would report the
    /// change only when that program ends.
    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: index)
        try? FileManager.default.removeItem(at: folder.appendingPathExtension("data"))
    }

    /// Waits until all visible screens have loaded their data.
    func settle() async {
        await home.settle()
        await (navigation.topViewController as? RecipeSearchViewController)?.settle()
        await (navigation.presentedViewController as? PaletteViewController)?.settle()
        await (navigation.topViewController as? PlanViewController)?.titles?.settle()
        await (navigation.topViewController as? ShoppingViewController)?.titles?.settle()
        await (navigation.topViewController as? IngredientViewController)?.settle()
        await (navigation.topViewController as? CookwareViewController)?.settle()
        let top = (navigation.topViewController as? StatusOverlay)?.content
        await (top as? RecipeViewController)?.settle()
        await (top as? FileDiagnosticsViewController)?.source.settle()
        await home.store.timers.settle()
        await home.store.settle()
        // A recipe that was loaded can have sent a request to the notebook.
        await home.settle()
    }

    func press(_ keys: Key...) async {
        for key in keys {
            _ = root.dispatch(.key(key))
            await settle()
        }
    }

    /// Types a text, one key for each character.
    func type(_ text: String) async {
        await press(contentsOf: text.map { Key.character($0) })
    }

    func press(contentsOf keys: [Key]) async {
        for key in keys { await press(key) }
    }

    func resize(columns: Int, rows: Int) async {
        screen.resize(columns: columns, rows: rows)
        root.layout(size: screen.size)
        application.setNeedsDisplay()
        await settle()
    }

    /// The drawn screen. As in an application, it is drawn only if a drawing was requested.
    var grid: Grid {
        let isRequested = application.takeDisplayRequest() || navigation.application !== application
        if let drawn, !isRequested, drawn.appearance == screen.appearance, drawn.grid.size == screen.size {
            return drawn.grid
        }
        let canvas = Canvas(size: screen.size)
        root.draw(in: Surface(canvas: canvas, appearance: screen.appearance))
        drawn = (canvas.grid, screen.appearance)
        return canvas.grid
    }

    var text: String { grid.text }
    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// The text of the selected row, without the marker.
    var selectedText: String? {
        lines.first { $0.hasPrefix("▌") }.map { String($0.dropFirst(2)) }
    }

    static let gazpacho = """
        ---
        title: Gazpacho
        course: Soup
        servings: 4
        time: 20 min
        tags: [vegan, cold]
        description: Cold, orange, good.
        source: grandmother
        ---

        == Soup ==

        Blend @ripe tomatoes{1%kg}(quartered) with @garlic{1%clove} in a #blender for ~{3%min}.

        > Ripe tomatoes make it.

        Season with @salt{} and @?sherry vinegar{1-2%tbsp}.

        == Topping ==

        Scatter @cucumber{1/2}(diced) over it.
        """
}

/// Records the requests of the browser to the machine and the desktop.
@MainActor
final class RecordedSurroundings: KitchenSurroundings {
    private(set) var rings: [String] = []
    var staysAwake = false
    var canRingInBackground = false
    private(set) var ringsInBackground = 0

    /// The texts for the clipboard of the desktop, or `nil` if there is none.
    var clipboard: [String]?

    func copy(_ text: String) -> Bool {
        clipboard?.append(text)
        return clipboard != nil
    }

    /// What was opened.
    private(set) var opened: [String] = []

    func open(_ address: String) -> String? {
        opened.append(address)
        return nil
    }

    func ringInBackground() { ringsInBackground += 1 }

    func ring(title: String, name: String, recipe: String) { rings.append("\(title)|\(name)|\(recipe)") }
}
