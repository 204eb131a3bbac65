import ArgumentParser
import Kitchen
import RecipeFormats
import RecipeKit

/// `recipes show`: prints one recipe, as text or in another format.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print one recipe: a recipe of your cookbook, or a recipe file.",
        usage: "recipes show <recipe> [<size>] [--units <units>] [--format <format>]",
        discussion: """
            A part of the title is enough if only one recipe has it. Capitals and accents do not matter. Of a file with \
            several recipes, FILE#2 is the second. To read a page of the web: recipes show https://example.org/soup

            To change the size, use one of --servings, --scale, --have and --pan. An amount with ~ is rounded, or \
            depends on the weight of a food. Only the text format has this sign.
            """)

    @Argument(help: "A title, a file, or the address of a page.", completion: Completions.recipes)
    var recipe: String

    @Option(help: ArgumentHelp("The output format: \(OutputFormat.list); text by default."))
    var format: OutputFormat?

    @OptionGroup(title: "Size and units")
    var size: SizeOptions

    func run() throws {
        try Self.reportingFailure {
            let finder = RecipeFinder()
            let result = try finder.recipe(named: recipe)
            for diagnostic in result.diagnostics { Output.error(diagnostic.description) }
            if let count = finder.count(inFileNamed: recipe), count > 1 {
                Output.error("\(recipe): the first of \(count) recipes; \(recipe)#2 shows the second.")
            }
            let parsed = result.recipe.parsingIngredientLines(splitting: true)
            var presentation = try size.presentation(for: parsed, named: result.recipe.title)
            if size.units == nil, format?.isPlainText ?? true { presentation.system = presentation.customs.system }
            let converter = KitchenConverter(for: result.recipe, customs: presentation.customs)
            // If neither size nor units change, the ingredient lines are shown as the author wrote them.
            let readable = presentation.isAsWritten ? result.recipe : parsed
            if let format, !format.isPlainText {
                try Output.write(format.text(for: converter.presented(readable, presentation, style: nil)))
            } else {
                let width = min(Output.terminalWidth ?? 80, 100)
                let shown = converter.presented(readable, presentation).statingSize(presentation, of: readable)
                try Output.write(TextWriter(width: width).text(for: shown))
            }
            if let advice = ScalingAdvice(for: result.recipe, factor: presentation.factor) {
                Output.error(advice.text)
            }
            if result.diagnostics.contains(where: { $0.severity == .error }) {
                throw ExitCode(CookbookError.Category.badData.exitStatus)
            }
        }
    }
}

extension Recipe {
    /// Returns the recipe with another text for its servings. The text states the new and the original number of
    /// servings: `serves 8 (written for 4)`. If the recipe states no number, the text states the factor.
    fileprivate func statingSize(_ presentation: RecipePresentation, of original: Recipe) -> Recipe {
        guard presentation.factor != .one else { return self }
        var recipe = self
        let written = original.metadata.servings
        if let written, let servings = metadata.servings, servings != written {
            let text = "\(servings.formatted) (written for \(written.shortened))"
            recipe.metadata.servings = Servings(number: servings.number, text: text)
        } else {
            let text = [written?.text, "× \(presentation.factor.formatted())"].compactMap(\.self).joined(separator: " ")
            recipe.metadata.servings = Servings(number: nil, text: text)
        }
        return recipe
    }
}
