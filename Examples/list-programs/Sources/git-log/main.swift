import CursesTerminal
import SectionedLists

let browser = LogBrowser(Git(folder: CommandLine.arguments.dropFirst().first ?? "."))
Application.main(on: CursesScreen.self, root: NavigationController(root: browser.screen))
