import SectionedLists
import Terminal

/// The guide that explains how to start a cookbook.
@MainActor
final class GuideViewController: SectionsViewController {
    init() {
        super.init(title: "Your own cookbook")
        sections = [
            page(
                "Where it is",
                """
                Make a folder named Recipes in your home folder, and put recipes in it as plain files. After that, \
                recipes opens this folder instead of the starter cookbook. To use another folder, set RECIPES_HOME.
                """,
                "If a file names no course, the name of its folder is the course: Recipes/Soups, Recipes/Desserts."
            ),
            page(
                "What a recipe looks like",
                """
                A file ends in .cook and is written in Cooklang: text in which the ingredients are marked.
                """,
                """
                ---
                title: Garlic bread
                course: Side dish
                servings: 4
                time: 20 min
                ---

                Crush @garlic{2%cloves} into @soft butter{80%g}.

                Split a @baguette{1}, spread it with the butter and bake at 200 °C for ~{12%min}.
                """),
            page(
                "What to try",
                "recipes check ~/Recipes lists what could not be read, and where. recipes --help lists all commands."),
        ]
    }
}

@MainActor
private func page(_ title: String, _ paragraphs: String...) -> Section {
    let rows = paragraphs.enumerated().flatMap { index, text -> [any Row] in
        [ParagraphRow(id: "paragraph \(index)", text: StyledText(text)), SpacerRow(id: "below \(index)")]
    }
    return Section(title, rows: rows)
}
