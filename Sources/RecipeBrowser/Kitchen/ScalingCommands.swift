import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The key commands that change the size and the units in which a recipe is shown.
@MainActor
final class ScalingCommands {
    private weak var details: RecipeDetailsViewController?

    init(of details: RecipeDetailsViewController) {
        self.details = details
    }

    private(set) lazy var all = [
        RecipeCommands.scale.command { [weak self] in self?.ask() },
        RecipeCommands.larger.command { [weak self] in self?.change(by: 1) },
        RecipeCommands.smaller.command { [weak self] in self?.change(by: -1) },
        RecipeCommands.unscale.command { [weak self] in self?.details?.scale(by: .one) },
        RecipeCommands.units.command { [weak self] in self?.nextSystem() },
    ]

    /// Adds a number of servings to the shown size. Then prepares the next larger and the next smaller page, so that
    /// the next key is fast.
    private func change(by step: Int) {
        guard let details, let factor = factor(steps: step) else { return }
        details.scale(by: factor)
        details.prepare([1, -1].compactMap { self.factor(steps: $0) })
    }

    /// Returns the factor after a number of steps from the shown size. Each step adds one serving. If the number of
    /// servings is unknown, each step adds one half to the factor. Returns `nil` if there is no such size or no recipe.
    private func factor(steps: Int) -> Rational? {
        guard let details, let recipe = details.writtenRecipe else { return nil }
        let servings = recipe.metadata.servings?.number ?? Rational(2)
        guard let shown = servings.multiplied(by: details.presentation.factor),
            let wanted = shown.adding(Rational(steps)), wanted > .zero
        else { return nil }
        return try? Scaling.factor(wanted.divided(by: servings) ?? .one).factor(for: recipe)
    }

    private func nextSystem() {
        guard let details else { return }
        let systems = MeasurementSystem.allCases
        let index = systems.firstIndex(of: details.presentation.system) ?? 0
        details.show(in: systems[(index + 1) % systems.count])
    }

    private func ask() {
        guard let details, let recipe = details.writtenRecipe else { return }
        let customs = details.presentation.customs
        let servings = recipe.metadata.servings.map { "The recipe is written for \($0.text). " } ?? ""
        let prompt = PromptViewController(
            title: "How much?",
            message: servings
                + "Servings (6), a factor (x2, 3/2), what you have (300 g flour), or pans (20cm:26cm, 20x30:26).",
            example: "6"
        ) { [weak details] text in
            guard let factor = try? Self.factor(text, for: recipe, customs) else { return }
            details?.scale(by: factor, remark: Self.remark(on: text, for: recipe))
        }
        prompt.validate = { text in
            do throws(ScalingError) {
                _ = try Self.factor(text, for: recipe, customs)
                return nil
            } catch {
                return error.description
            }
        }
        details.present(prompt)
    }

    /// Returns a remark about a request such as `300 g flour`: the amount is for all lines of this ingredient together.
    /// If the recipe has fewer than two lines of the ingredient, returns `nil`.
    private static func remark(on text: String, for recipe: Recipe) -> String? {
        let counted = (try? Scaling(parsing: text))?.countedIngredients(of: recipe) ?? []
        return counted.count > 1 ? "This is for all \(counted.count) lines of \(counted[0].name) together." : nil
    }

    private static func factor(
        _ text: String, for recipe: Recipe, _ customs: KitchenCustoms
    ) throws(ScalingError) -> Rational {
        let converter = KitchenConverter(for: recipe, customs: customs)
        return try Scaling(parsing: text).factor(for: recipe, converting: converter.conversion)
    }
}

extension Section {
    /// Returns a section that shows the first 50 messages about a kitchen file, or `nil` if there are no messages.
    ///
    /// - Parameters:
    ///   - messages: The messages.
    ///   - title: The title of the section.
    static func problems(_ messages: [String], title: String = "Problems in the file") -> Section? {
        guard !messages.isEmpty else { return nil }
        let rows = messages.prefix(50).enumerated().map { index, message in
            WrappedTextRow(StyledText(message.withoutControlCharacters, role: .dim), isSelectable: false, id: index)
        }
        return Section(title, id: "problems", rows: Array(rows))
    }
}
