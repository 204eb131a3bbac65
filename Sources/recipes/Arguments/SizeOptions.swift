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
