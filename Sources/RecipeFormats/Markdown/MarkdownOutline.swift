/// Determines the role of each section of a Markdown text: by the words of its heading, or by its content and its
/// neighbours.
struct MarkdownOutline {
    enum Role: Equatable {
        /// Title, description, facts.
        case about
        case ingredients, amounts, ingredientsAndCookware, cookware
        /// A list of ingredients followed by steps, without headings for them.
        case mixed
        /// A heading above sections with their own ingredients and directions.
        case component
        case directions, notes
    }

    struct Entry {
        var role: Role
        /// Whether the heading is a name to show and not only an announcement.
        var isNamed: Bool
        /// The heading that contains this one, such as `For the sauce` above `Ingredients`.
        var component: String?
    }

    private(set) var entries: [Entry] = []
    /// Whether headings announce the ingredients and the directions.
    private(set) var announcesIngredients = false
    private(set) var announcesDirections = false
    private(set) var titleIndex: Int?

    let sections: [MarkdownSection]
    /// The headings that can contain the current one, with their roles.
    private var open: [(level: Int, role: Role, name: String)] = []
    /// The first heading above ingredients.
    private var ingredientsName: String?
    var hasIngredients = false
    var hasDirections = false

    /// - Parameter hasLists: Whether a front matter already contains ingredients and directions.
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

    /// Whether a section behind the ingredients contains the steps: `## Recipe`.
    static func isRecipe(_ section: MarkdownSection) -> Bool {
        section.level > 1 && MarkdownComponentWords.isWholeDish(section.name) && !section.blocks.isEmpty
            && !MarkdownBlocksShape(section.blocks).hasIngredients
    }

    /// Returns the index of the first heading, unless it only announces a part.
    private static func titleIndex(_ sections: [MarkdownSection]) -> Int? {
        guard let index = sections.indices.dropFirst().first(where: { !sections[$0].isLabel }) else { return nil }
        let section = sections[index]
        if section.heading.part != .other, section.heading.isExact || section.level > 1 { return nil }
        if section.level == 1 { return index }
        // A heading of a lower level is a title if no other heading has its level.
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
        // A date names no part of the dish.
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
            // Ingredients without amounts below the directions are preparation steps.
            entry.role = .directions
        case .ingredients
        where hasIngredients && parent?.role != .ingredients && (isOnlySteps(index) || tellsPreparation(index)):
            // Text about ingredients of another list describes their preparation.
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
            // “Preparation” above a list of amounts announces ingredients.
            entry.role = .ingredients
        case .directions where hasIngredients && !hasDirections && isBeforeDirections(index) && isList(index):
            // The ingredients for the last step, above all steps.
            entry.role = .ingredients
        case .directions where !announcesIngredients && beginsWithTable(index):
            // The ingredients and the steps of a part of the dish.
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
        // Sections below notes are part of the notes, also before the ingredients.
        let isNotes = section.heading.part == .notes && announcesDirections
        open.append((section.level, isNotes ? .notes : entry.role, section.name))
        note(entry.role)
        return entry
    }

    /// Whether a heading in a script with many words for ingredients differs from the first: 调料 after 主料.
    private func isOtherKind(_ name: String) -> Bool {
        return hasIngredients && name != ingredientsName
            && name.unicodeScalars.contains(where: MarkdownHeadingTable.isOfUnspacedScript)
    }

    /// Whether a section contains sentences and no ingredients.
    func isOnlySteps(_ index: Int) -> Bool {
        let shape = MarkdownBlocksShape(sections[index].blocks)
        if sections[index].blocks.first.map(Self.isSeries) ?? false { return false }
        return shape.isSteps && !shape.hasIngredients && !shape.hasNames
    }

    /// Whether a section describes the dish: other sections contain the steps, and it has no list.
    private func isDescription(_ index: Int) -> Bool {
        guard sections[index].heading.isDescription, sections[index].blocks.allSatisfy({ $0.list == nil }) else {
            return false
        }
        return announcesDirections || !hasIngredients && announcesIngredients
    }

    /// Whether a section contains ingredients and no steps.
    func isList(_ index: Int) -> Bool {
        let shape = MarkdownBlocksShape(sections[index].blocks)
        return shape.hasIngredients && !shape.isSteps
    }

    /// Whether a section begins with a table whose header names ingredients and amounts.
    private func beginsWithTable(_ index: Int) -> Bool {
        sections[index].blocks.first?.table.map(MarkdownIngredientTable.isHeaded) ?? false
    }

    /// Whether the next section that announces a part announces directions.
    private func isBeforeDirections(_ index: Int) -> Bool {
        sections[(index + 1)...].first { $0.heading.part != .other }?.heading.part == .directions
    }

    private mutating func note(_ role: Role) {
        switch role {
        case .ingredients, .amounts, .ingredientsAndCookware, .mixed: hasIngredients = true
        case .directions: hasDirections = true
        default: break
        }
    }

    /// Whether a shopping list is the only list of the recipe, and so contains the ingredients.
    private func isOnlyList(_ index: Int) -> Bool {
        !sections.indices.contains { other in
            other != index && other != titleIndex
                && [.ingredients, .ingredientsAndCookware, .ingredientsAndDirections].contains(
                    sections[other].heading.part)
        }
    }
}
