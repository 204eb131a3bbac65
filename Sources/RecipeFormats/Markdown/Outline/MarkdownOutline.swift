/// Determines the role of each section of a Markdown text by the words of its heading, or else by its content and its
/// neighbours.
struct MarkdownOutline {
    /// The part of the recipe that a section contains.
    enum Role: Equatable {
        /// The title, the description and facts, or text that belongs to no part.
        case about
        case ingredients, amounts, ingredientsAndCookware, cookware
        /// A list of ingredients and then steps, without separate headings.
        case mixed
        /// A heading above sections with their own ingredients and directions.
        case component
        case directions, notes
    }

    /// The role of a section, whether its heading is shown, and the component that the section belongs to.
    struct Entry {
        var role: Role
        /// Whether the heading is shown as the name of a group or a section. If not, the heading only announces a part.
        var isNamed: Bool
        /// The heading of the component that contains the section, such as `For the sauce` above `Ingredients`, or
        /// `nil` if there is none.
        var component: String?
    }

    /// The entries of the sections whose roles are known so far, in the order of the sections.
    private(set) var entries: [Entry] = []
    /// Whether a heading announces the ingredients.
    private(set) var announcesIngredients = false
    /// Whether a heading announces the directions.
    private(set) var announcesDirections = false
    /// The index of the section whose heading is the title, or `nil` if there is none.
    private(set) var titleIndex: Int?

    /// The sections. The first has no heading.
    let sections: [MarkdownSection]
    /// The headings that can contain the current heading, from the outermost to the innermost.
    private var open: [(level: Int, role: Role, name: String)] = []
    /// The first heading that announces ingredients.
    private var ingredientsName: String?
    /// Whether ingredients were found so far.
    var hasIngredients = false
    /// Whether directions were found so far.
    var hasDirections = false

    /// Determines the roles of sections.
    ///
    /// - Parameters:
    ///   - sections: The sections. The first has no heading.
    ///   - hasLists: Whether the front matter already contains ingredients or directions.
    init(_ sections: [MarkdownSection], hasLists: Bool = false) {
        self.sections = sections
        titleIndex = Self.titleIndex(sections)
        hasIngredients = hasLists
        hasDirections = hasLists
        for index in sections.indices where index != titleIndex {
            switch sections[index].heading.part {
            case .ingredients, .amounts, .ingredientsAndCookware: announcesIngredients = true
            case .shopping: announcesIngredients = true
            case .directions: announcesDirections = true
            case .ingredientsAndDirections: (announcesIngredients, announcesDirections) = (true, true)
            default: break
            }
        }
        announcesDirections = announcesDirections || announcesIngredients && sections.contains(where: Self.isRecipe)
        for index in sections.indices { entries.append(entry(at: index)) }
    }

    /// Returns whether a section with a heading such as `## Recipe` has content but no ingredients. The content is then
    /// the steps of the recipe.
    static func isRecipe(_ section: MarkdownSection) -> Bool {
        section.level > 1 && MarkdownComponentWords.isWholeDish(section.name) && !section.blocks.isEmpty
            && !MarkdownBlocksShape(section.blocks).hasIngredients
    }

    /// Returns the index of the section whose heading is the title, or `nil` if there is no title. Only the first
    /// heading can be the title. A heading that only announces a part is not a title.
    private static func titleIndex(_ sections: [MarkdownSection]) -> Int? {
        guard let index = sections.indices.dropFirst().first(where: { !sections[$0].isLabel }) else { return nil }
        let section = sections[index]
        if section.heading.part != .other, section.heading.isExact || section.level > 1 { return nil }
        if section.level == 1 { return index }
        // A heading of another level is a title if it is the only heading, or if all other headings are below it and
        // belong to a recipe.
        let rest = sections[(index + 1)...]
        let isAlone = !rest.contains { $0.level <= section.level }
        let isOnly = sections[...index].allSatisfy { $0.level == 0 || $0.level == section.level } && rest.isEmpty
        let isAboveParts = rest.contains { $0.heading.part != .other || MarkdownBlocksShape($0.blocks).hasIngredients }
        return isOnly || isAlone && isAboveParts ? index : nil
    }

    private mutating func entry(at index: Int) -> Entry {
        let section = sections[index]
        guard index > 0, index != titleIndex else {
            let role = structure(index)
            note(role)
            return Entry(role: role, isNamed: false)
        }
        open.removeAll { $0.level >= section.level }
        let parent = open.last
        // A heading without letters, such as a date, does not name a component of the dish.
        let component = open.last { $0.role == .component && $0.name.contains(where: \.isLetter) }?.name
        var entry = Entry(role: .about, isNamed: true, component: component)
        switch section.heading.part {
        case .other where isDescription(index): entry.isNamed = false
        case .other where isTopping(index): entry.role = .ingredients
        case .other:
            let isPreparation = hasIngredients && MarkdownComponentWords.isPreparation(section.name)
            let isDirections =
                hasIngredients && Self.isRecipe(section)
                || isPreparation && !MarkdownBlocksShape(section.blocks).hasIngredients
            entry.role = isDirections ? .directions : unannounced(index, below: parent?.role)
            entry.isNamed =
                !MarkdownComponentWords.isWholeDish(section.name)
                && (entry.role == .directions || !MarkdownComponentWords.isPreparation(section.name))
        case .ingredients where parent?.role == .directions && !MarkdownBlocksShape(section.blocks).hasIngredients:
            // A section “Ingredients” below the directions contains steps if it lists no ingredients.
            entry.role = .directions
        case .ingredients
        where hasIngredients && parent?.role != .ingredients && (isOnlySteps(index) || tellsPreparation(index)):
            // The section only describes the preparation of ingredients in another list.
            entry.role = .directions
        case .ingredients where hasIngredients && MarkdownComponentWords.isRequirement(section.name):
            entry.role = .cookware
        case .ingredients:
            entry.role = .ingredients
            entry.isNamed =
                !section.heading.isExact && hasIngredients || parent?.role == .ingredients
                || component == nil && isOtherKind(section.name)
            if ingredientsName == nil { ingredientsName = section.name }
        case .shopping: entry.role = isOnlyList(index) ? .ingredients : .notes
        case .amounts: entry.role = .amounts
        case .ingredientsAndCookware: entry.role = .ingredientsAndCookware
        case .ingredientsAndDirections: entry.role = .mixed
        case .cookware: entry.role = .cookware
        case .directions where parent?.role == .ingredients && isList(index):
            // In a section of ingredients, a heading such as “Preparation” above a list of ingredients announces
            // ingredients.
            entry.role = .ingredients
        case .directions where hasIngredients && !hasDirections && isBeforeDirections(index) && isList(index):
            // Before all steps, the heading `Assembly` above amounts announces the ingredients for the last step.
            entry.role = .ingredients
        case .directions where !announcesIngredients && beginsWithTable(index):
            // The section contains the ingredients and the steps of a component of the dish.
            entry.role = .mixed
        case .directions:
            entry.role = .directions
            let isOwn = section.heading.isStep || hasDirections
            entry.isNamed = parent?.role == .directions || !section.heading.isExact && isOwn
        case .notes: entry.role = hasIngredients || hasDirections ? .notes : .about
        }
        if [.amounts, .ingredientsAndCookware, .mixed].contains(entry.role), section.heading.part != .other {
            entry.isNamed = section.heading.part == .directions && !section.heading.isExact
        }
        if case .shopping = section.heading.part, entry.role == .ingredients { entry.isNamed = false }
        // Usually, deeper headings below notes are a part of the notes. But if the notes are before the ingredients and
        // no heading announces the directions, a deeper heading can begin the directions.
        let isNotes = section.heading.part == .notes && announcesDirections
        open.append((section.level, isNotes ? .notes : entry.role, section.name))
        note(entry.role)
        return entry
    }

    /// Returns whether a heading announces another kind of ingredients in a script without spaces: `调料` (“seasoning”)
    /// after `主料` (“main ingredients”).
    private func isOtherKind(_ name: String) -> Bool {
        return hasIngredients && name != ingredientsName
            && name.unicodeScalars.contains(where: MarkdownHeadingTable.isOfUnspacedScript)
    }

    /// Returns whether a section contains steps, no ingredients and no list of names.
    func isOnlySteps(_ index: Int) -> Bool {
        let shape = MarkdownBlocksShape(sections[index].blocks)
        if sections[index].blocks.first.map(Self.isSeries) ?? false { return false }
        return shape.isSteps && !shape.hasIngredients && !shape.hasNames
    }

    /// Returns whether a section describes the dish and contains no steps. Its heading announces a description, the
    /// section has no list, and another heading announces a part of the recipe.
    private func isDescription(_ index: Int) -> Bool {
        guard sections[index].heading.isDescription, sections[index].blocks.allSatisfy({ $0.list == nil }) else {
            return false
        }
        return announcesDirections || !hasIngredients && announcesIngredients
    }

    /// Returns whether a section contains ingredients and no steps.
    func isList(_ index: Int) -> Bool {
        let shape = MarkdownBlocksShape(sections[index].blocks)
        return shape.hasIngredients && !shape.isSteps
    }

    /// Returns whether a section begins with a table that has headers for ingredients and amounts.
    private func beginsWithTable(_ index: Int) -> Bool {
        sections[index].blocks.first?.table.map(MarkdownIngredientTable.isHeaded) ?? false
    }

    /// Returns whether the next heading of a part of the recipe is a heading of directions.
    private func isBeforeDirections(_ index: Int) -> Bool {
        sections[(index + 1)...].first { $0.heading.part != .other }?.heading.part == .directions
    }

    /// Records that ingredients or directions were found.
    private mutating func note(_ role: Role) {
        switch role {
        case .ingredients, .amounts, .ingredientsAndCookware, .mixed: hasIngredients = true
        case .directions: hasDirections = true
        default: break
        }
    }

    /// Returns whether the shopping list in the section at an index is the only list of ingredients. If any other
    /// heading except the title announces ingredients, the result is `false`.
    private func isOnlyList(_ index: Int) -> Bool {
        !sections.indices.contains { other in
            other != index && other != titleIndex
                && [.ingredients, .ingredientsAndCookware, .ingredientsAndDirections].contains(
                    sections[other].heading.part)
        }
    }
}
