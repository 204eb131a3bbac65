/// A recipe with its structure: sections, groups of ingredients, and steps with marked amounts and times.
///
/// A recipe file can list ingredients separately (``listedIngredients``), mark them in the steps, or do both.
/// ``ingredientGroups`` combines them in one list for the user.
public struct Recipe: Hashable, Sendable {
    public var title: String
    public var metadata: RecipeMetadata
    /// The ingredients in lists outside the steps. The array is empty if the ingredients are only marked in the steps.
    public var listedIngredients: [IngredientGroup]
    /// The cookware in lists outside the steps.
    public var listedCookware: [Cookware]
    /// The sections with their steps and other paragraphs.
    public var sections: [RecipeSection]

    public init(
        title: String, metadata: RecipeMetadata = RecipeMetadata(), listedIngredients: [IngredientGroup] = [],
        listedCookware: [Cookware] = [], sections: [RecipeSection] = []
    ) {
        self.title = title
        self.metadata = metadata
        self.listedIngredients = listedIngredients
        self.listedCookware = listedCookware
        self.sections = sections
    }

    /// The steps of all sections, in order.
    public var steps: [Step] { sections.flatMap(\.steps) }
}

/// A part of a recipe, such as the dough or the filling. A simple recipe has one section without a name.
public struct RecipeSection: Hashable, Sendable {
    /// The name, or `nil`.
    public var name: String?
    /// The steps and other paragraphs, in order.
    public var blocks: [Block]

    /// A paragraph of a section: a step or other text.
    public enum Block: Hashable, Sendable {
        /// A step. The numbers of steps continue from section to section.
        case step(Step)
        /// Background, advice or a story. Such a paragraph has no number.
        case note(String)
    }

    /// Creates a section.
    public init(name: String? = nil, blocks: [Block] = []) {
        self.name = name
        self.blocks = blocks
    }

    /// The steps of the section, in order.
    public var steps: [Step] {
        blocks.compactMap { if case .step(let step) = $0 { step } else { nil } }
    }
}

/// A timer in a step. In Cooklang: `~{25%min}`, `~eggs{3%min}`. A timer may have only a name and no duration.
public struct CookingTimer: Hashable, Sendable {
    /// The name, or `nil`.
    public var name: String?
    /// The duration, with the unit as the recipe spells it, or `nil`.
    public var duration: Quantity?

    public init(name: String? = nil, duration: Quantity? = nil) {
        self.name = name
        self.duration = duration
    }
}

/// A reference to another recipe by its title, or by its path in the cookbook without the file extension.
public struct RecipeReference: Hashable, Sendable {
    /// The components of the path: `["sauces", "Hollandaise"]` for `./sauces/Hollandaise`. A title is a single
    /// component.
    ///
    /// The path can contain `..`. The code that opens the recipe must decide whether the path may leave the cookbook.
    public var path: [String]

    public init(path: [String]) { self.path = path }
}

/// The earlier part of a recipe that produces an ingredient of the role ``Ingredient/Role/intermediate``.
public enum IntermediateOrigin: Hashable, Sendable {
    /// The step with this number in the same section, counted from 1.
    case step(Int)
    /// The step that is this number of steps before the current one. 1 means the previous step.
    case stepsBack(Int)
    /// The section with this number, counted from 1.
    case section(Int)
    /// The section that is this number of sections before the current one. 1 means the previous section.
    case sectionsBack(Int)
}
