import ArgumentParser
import CursesTerminal
import RecipeBrowser
import RecipeKit
import SectionedLists

/// `recipes [PATH...]`: the interactive browser.
struct BrowseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse", abstract: "Browse recipes in the terminal (the default).")

    @OptionGroup var arguments: CookbookArguments

    @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal, for selecting text.")
    var isMouseDisabled = false

    func run() throws {
        try reportingFailure {
            let (cookbook, origin) = try arguments.cookbook()
            // The program's main function runs on the main thread, which is the main actor's.
            try MainActor.assumeIsolated { try browse(cookbook, origin) }
        }
    }

    @MainActor
    private func browse(_ cookbook: Cookbook, _ origin: CookbookOrigin) throws {
        // Reading the cookbook begins here, in the background, while the terminal is being set up.
        let home = HomeViewController(cookbook: cookbook, origin: origin)
        var options = CursesScreen.Options()
        options.isMouseEnabled = !isMouseDisabled
        options.programName = "recipes"
        let screen: CursesScreen
        do {
            screen = try CursesScreen.open(options)
        } catch {
            throw CommandFailure("\(error)", status: CookbookError.Category.inputOutput.exitStatus)
        }
        defer { screen.close() }
        let application = Application(screen: screen, root: NavigationController(title: "Recipes", root: home))
        application.run()
    }
}
