import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Writes the shopping list into a file that another program or a phone reads.
@MainActor
enum ShoppingExport {
    /// A form of the list.
    private enum Form: CaseIterable {
        case text, markdown, todo

        var title: String {
            switch self {
            case .text: "Text"
            case .markdown: "Markdown"
            case .todo: "todo.txt"
            }
        }

        var explanation: String {
            switch self {
            case .text: "to read and to print"
            case .markdown: "with boxes, for notes"
            case .todo: "for task lists"
            }
        }

        var fileName: String {
            switch self {
            case .text: "shopping-list.txt"
            case .markdown: "shopping-list.md"
            case .todo: "shopping-list.todo.txt"
            }
        }

        func text(of list: ShoppingList, _ style: ShoppingList.TextStyle) -> String {
            switch self {
            case .text: list.text(style).withoutControlCharactersInLines
            case .markdown: list.markdown(style).withoutControlCharactersInLines
            case .todo: list.todo(style).withoutControlCharactersInLines
            }
        }
    }

    /// Asks for a form and for a file, and writes the list.
    static func ask(_ list: ShoppingList, _ style: ShoppingList.TextStyle, _ store: Store, over screen: ViewController)
    {
        let sheet = ChoiceSheet(title: "Export the list as")
        sheet.sections = [
            sheet.section(of: Form.allCases) {
                ChoiceRow($0.title, detail: $0.explanation, id: $0)
            } choose: { [weak screen] form in
                if let screen { askForFile(form.text(of: list, style), form, store, over: screen) }
            }
        ]
        screen.present(sheet)
    }

    private static func askForFile(_ text: String, _ form: Form, _ store: Store, over screen: ViewController) {
        let prompt = PromptViewController(
            title: "Export the list", message: "The file to write. Tab completes a folder.", text: "~/\(form.fileName)"
        ) { [weak screen] typed, answer in
            let path = ImportSource.typedPath(typed)
            store.export(text, at: path) { result in
                switch result {
                case .failure(let error): answer(error.message)
                case .success:
                    answer(nil)
                    screen?.showToast(Toast("Wrote the list to \(FilePath.name(of: path))"))
                }
            }
        }
        prompt.validate = { $0.allSatisfy(\.isWhitespace) ? "Type the path of a file." : nil }
        prompt.suggest = { text in
            ImportSource.paths(beginning: text).filter { $0.path != text }.map {
                PromptSuggestion($0.path, title: $0.name)
            }
        }
        screen.present(prompt)
    }
}
