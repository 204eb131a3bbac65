import ArgumentParser
import Kitchen
import RecipeKit

/// The options that set the size and the units of a recipe.
struct SizeOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of servings: 6.", valueName: "number"))
    var servings: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("A factor for all amounts: 2, 3/2, 1.5 or half.", valueName: "factor"))
    var scale: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What you have of an ingredient, or the wanted yield: \"300 g flour\", \"500 ml\".", valueName: "amount"))
    var have: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The pan of the recipe and your pan: 20cm:26cm, 20x30:26.", valueName: "pan:pan"))
    var pan: String?

    @Option(help: "The units of the ingredients.")
    var units: UnitsOption?

    func validate() throws {
        let names = requests.map { "--\($0.name.rawValue)" }
        guard names.count <= 1 else {
            throw ValidationError(
                "\(names.joined(separator: " and ")) cannot be used together; use one of them.")
        }
        _ = try scaling()
    }

    /// Whether any of these options is given.
    var isGiven: Bool { !requests.isEmpty || units != nil }

    /// Returns the size and the units in which to write a recipe.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - name: The name of the recipe in error messages.
    /// - Throws: ``CommandFailure`` if the size cannot be computed for this recipe, for example because it states no
    ///   servings.
    func presentation(for recipe: Recipe, named name: String) throws -> RecipePresentation {
        var presentation = RecipePresentation(
            system: units?.system ?? .asWritten, customs: KitchenCustoms.configured())
        if let request = requests.first, let scaling = try scaling() {
            do throws(ScalingError) {
                presentation.factor = try scaling.factor(
                    for: recipe, converting: KitchenConverter(for: recipe, customs: presentation.customs).conversion)
            } catch {
                throw CommandFailure(
                    "\(name): \(error.sentence(for: request.name))",
                    status: error.isOfValue ? EX_USAGE : EX_DATAERR)
            }
        }
        return presentation
    }

    private var requests: [(name: SizeOption, value: String)] {
        let values: [(SizeOption, String?)] = [(.servings, servings), (.scale, scale), (.have, have), (.pan, pan)]
        return values.compactMap { name, value in value.map { (name, $0) } }
    }

    /// Returns the requested scaling, or `nil` if no option requests one.
    ///
    /// - Throws: `ValidationError` if the value is invalid for every recipe.
    private func scaling() throws -> Scaling? {
        guard let (name, value) = requests.first else { return nil }
        do throws(ScalingError) {
            let scaling = try name.scaling(value)
            switch scaling {
            // A factor and a pair of pans do not depend on the recipe, so an empty recipe is enough to check them.
            case .factor, .pan: _ = try scaling.factor(for: Recipe(title: ""))
            case .servings, .ingredient, .yield: break
            }
            return scaling
        } catch {
            let typed = String(value.prefix(80)).withoutControlCharacters
            throw ValidationError("--\(name.rawValue) \(typed): \(error.sentence(for: name))")
        }
    }
}

/// A value of the option `--units`.
enum UnitsOption: String, ExpressibleByArgument, CaseIterable {
    case metric
    case us
    case weight

    var system: MeasurementSystem {
        switch self {
        case .metric: .metric
        case .us: .us
        case .weight: .byWeight
        }
    }
}

/// An option that changes the size of a recipe.
enum SizeOption: String {
    case servings
    case scale
    case have
    case pan

    /// Returns the scaling that a value of this option requests.
    ///
    /// The option decides the meaning of a plain number: `--scale 2` is a factor, and `--servings 2` is a number of
    /// servings.
    ///
    /// - Throws: ``ScalingError`` if the value is not valid for this option.
    func scaling(_ value: String) throws(ScalingError) -> Scaling {
        let scaling = try Scaling(parsing: value)
        switch (self, scaling) {
        case (.servings, .servings), (.scale, .factor), (.have, .ingredient), (.have, .yield), (.pan, .pan):
            return scaling
        case (.servings, .factor):
            // `--servings 2.5` is a number of servings. `--servings x2` and `--servings half` are errors.
            let servings = try Scaling(parsing: value + " servings")
            if case .servings = servings { return servings }
        case (.scale, .servings):
            return try Scaling(parsing: "x" + value)
        default: break
        }
        throw .unreadable(value)
    }

    /// The end of an error message: what the option expects, with an example.
    var expectation: String {
        switch self {
        case .servings: "it is not a number of servings; use one such as 6."
        case .scale: "it is not a factor; use one such as 2, 3/2 or half."
        case .have: "it is not an amount of an ingredient; use one such as \"300 g flour\"."
        case .pan: "these are not two pans; name the recipe's and yours, such as 20cm:26cm."
        }
    }
}

extension ScalingError {
    /// Whether the value of the option is invalid for every recipe.
    var isOfValue: Bool {
        switch self {
        case .unreadable, .unreadablePan, .zero, .negative, .tooLarge, .tooSmall: true
        default: false
        }
    }

    /// Returns the end of an error message for the user of an option: what is wrong, and what to do.
    func sentence(for option: SizeOption) -> String {
        switch self {
        case .unreadable, .unreadablePan: option.expectation
        case .zero: "a recipe cannot be scaled to zero; use a positive number."
        case .negative: "a recipe cannot be scaled to a negative number; use a positive one."
        case .tooLarge: "a recipe can be scaled by a factor of at most 10,000; use a smaller number."
        case .tooSmall: "a recipe can be scaled to at least 1/10,000; use a larger number."
        case .noServings: "it does not say how many it serves; use a factor: --scale 2."
        case .servingsInWords(let text): "it serves “\(text)”, which is no number of servings; use a factor: --scale 2."
        case .unknownIngredient(let name): "it has no ingredient “\(name)”; use a name from its list of ingredients."
        case .ambiguousIngredient(let name, let matches):
            "“\(name)” can be \(matches.map { "“\($0)”" }.joined(separator: " or ")); use the whole name."
        case .ingredientWithoutAmount(let name):
            "it states no amount of \(name) that could be scaled; use another ingredient, or a factor: --scale 2."
        case .noYield(let unit): "it does not say how many \(unit) it makes; use a factor: --scale 2."
        case .notConvertible(let from, let to):
            "\(from.isEmpty ? "pieces" : from) cannot be converted to the recipe's \(to.isEmpty ? "pieces" : to); use these."
        }
    }
}
