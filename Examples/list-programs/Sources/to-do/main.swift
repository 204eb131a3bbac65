import CursesTerminal
import Foundation
import SectionedLists

let file = TodoFile(url: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "to-do.json"))
do {
    let list = TodosViewController(
        try file.read(),
        today: { Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day()) },
        save: file.write)
    let search = SearchViewController(over: list, activation: .after("/"))
    Application.main(on: CursesScreen.self, root: NavigationController(root: search))
} catch {
    FileHandle.standardError.write(Data("to-do: \(file.url.path) cannot be read: \(error.localizedDescription)\n".utf8))
    exit(66)
}
