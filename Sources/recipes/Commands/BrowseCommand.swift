import ArgumentParser
import Configuration
import CookbookStore
import CursesTerminal
import Kitchen
import RecipeBrowser
import RecipeKit
import RecipeLibrary
import SectionedLists

/// `recipes [PATH...]`: starts the interactive browser.
struct BrowseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse", abstract: "Browse recipes in the terminal.",
        discussion: "By default, the arrow keys move, Enter opens, ? shows every key, and q quits.")

    @OptionGroup var arguments: CookbookArguments

    @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal, so that you can select text.")
    var isMouseDisabled = false

    @Flag(
        name: .customLong("accessible"),
        help: "For screen readers: no lines and panes side by side, and a cursor at the selected row.")
    var isAccessible = false

    func run() throws {
        try Self.browse(paths: arguments.paths, isMouseEnabled: !isMouseDisabled, isAccessible: isAccessible)
    }

    /// Returns whether the arguments contain only paths, and no command and no options. Also returns `true` if there
    /// are no arguments.
    static func hasOnlyPaths(_ arguments: [String]) -> Bool {
        guard let first = arguments.first else { return true }
        return first != "help" && !commandNames.contains(first)
            && arguments.allSatisfy { !$0.isEmpty && !$0.hasPrefix("-") }
    }

    private static var commandNames: [String] {
        RecipesCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    /// Browses the given paths, as ``run()`` does without options. On an error, ends the process.
    static func main(paths: [String]) {
        do {
            try browse(paths: paths, isMouseEnabled: true)
        } catch {
            exit(withError: error)
        }
    }

    /// Starts the browser.
    ///
    /// - Parameters:
    ///   - paths: The paths of the cookbook. Empty for the user's own cookbook.
    ///   - isMouseEnabled: Whether the program uses the mouse.
    ///   - isAccessible: Whether the screen is for ears, even if the configuration does not say so.
    ///   - place: The place whose screen is shown first.
    static func browse(
        paths: [String], isMouseEnabled: Bool = true, isAccessible: Bool = false, at place: Place = .cookbook
    ) throws {
        try reportingFailure {
            try ThreadLimit.check()
            let (cookbook, origin) = try cookbook(paths: paths)
            // The main actor runs on the main thread, and so does this function.
            try MainActor.assumeIsolated {
                try browse(
                    cookbook, origin, isMouseEnabled: isMouseEnabled, isAccessible: isAccessible, at: place)
            }
        }
    }

    /// Returns the cookbook to browse. If the first path does not exist but resembles the name of a command, the error
    /// message suggests that command.
    private static func cookbook(paths: [String]) throws -> (cookbook: Cookbook, origin: CookbookOrigin) {
        do {
            return try CookbookArguments.cookbook(paths: paths, waitsBriefly: true)
        } catch let error as CookbookError where error.category == .noInput {
            guard let word = paths.first, error.diagnostic.location.file == word,
                let command = NearestName.name(for: word, among: commandNames, slips: 1)
            else { throw error }
            let message = "\(word): there is no such file or folder; did you mean recipes \(command)?"
            throw CommandFailure(message, status: error.category.exitStatus)
        }
    }

    @MainActor
    private static func browse(
        _ cookbook: Cookbook, _ origin: CookbookOrigin, isMouseEnabled: Bool, isAccessible: Bool, at place: Place,
        continuing continuation: Continuation? = nil
    ) throws {
        // The view controller starts to read in the background. In the meantime, this thread sets up the terminal.
        let home = HomeViewController(
            library: IndexedCookbook(cookbook), origin: origin, notebook: .personal())
        var options = CursesScreen.Options()
        let configuration = UserConfiguration.load(
            UserFolder.configurationFile, areApart: BrowserCommands.areApart
        ) { BrowserCommands.all() }
        options.isMouseEnabled = isMouseEnabled && configuration.isMouseEnabled
        options.styles = configuration.styles
        options.theme = configuration.theme
        options.isAccessible = isAccessible || configuration.isAccessible
        options.pictures = configuration.pictures
        options.programName = "recipes"
        options.crashAdvice = CrashReport.advice
        options.crashReporter = CrashReport.argument
        let screen: CursesScreen
        do {
            screen = try CursesScreen.open(options)
        } catch {
            let hint = error == .outputIsNoTerminal ? " To print recipes, use recipes list or recipes show." : ""
            throw CommandFailure("\(error)\(hint)", status: CookbookError.Category.inputOutput.exitStatus)
        }
        let browser = BrowserViewController(home: home, surroundings: KitchenHost(configuration))
        let (customs, kitchenDiagnostics) = KitchenCustoms.read(configuration)
        home.customs = customs
        home.settings = KitchenSettings.configuration { [weak browser] in browser?.theme = $0.theme }
        browser.theme = configuration.theme
        let diagnostics = configuration.diagnostics + kitchenDiagnostics
        let application = Application(screen: screen, root: browser)
        application.keyBindings = configuration.keyBindings
        browser.show(place)
        if place == .cookbook { home.beginFirstRun() }
        if continuation == .importing { application.after(.zero) { home.beginImport() } }
        if !diagnostics.isEmpty {
            browser.navigation.present(
                AlertViewController.configurationDiagnostics(diagnostics.map(\.description)))
        }
        screen.willSuspend = { home.finishWriting() }
        application.run()
        screen.close()
        if let loss = home.finish() { Output.error("recipes: \(loss)") }
        application.termination?.end()
        if let next = browser.continuation {
            let (cookbook, origin) = try Self.cookbook(paths: [])
            try browse(
                cookbook, origin, isMouseEnabled: isMouseEnabled, isAccessible: isAccessible, at: .cookbook,
                continuing: next)
        }
    }
}
