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

    private let sections: [MarkdownSection]
    /// The headings that can contain the current one, with their roles.
    private var open: [(level: Int, role: Role, name: String)] = []
    /// The first heading above ingredients.
    private var ingredientsName: String?
    private var hasIngredients = false
    private var hasDirections = false

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
    private static func isRecipe(_ section: MarkdownSection) -> Bool {
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
        let component = open.last { $0.role == .component }?.name
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
        case .ingredients where hasIngredients && parent?.role != .ingredients && isOnlySteps(index):
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
        case .directions where hasIngredients && !hasDirections && isList(index) && isBeforeDirections(index):
            // The ingredients for the last step, above all steps.
            entry.role = .ingredients
        case .directions:
            entry.role = .directions
            let isOwn = section.heading.isStep || hasDirections
            entry.isNamed = parent?.role == .directions || !section.heading.isExact && isOwn
        case .notes: entry.role = hasIngredients || hasDirections ? .notes : .about
        }
        if [.amounts, .ingredientsAndCookware, .mixed].contains(entry.role), section.heading.part != .other {
            entry.isNamed = false
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
    private func isOnlySteps(_ index: Int) -> Bool {
        let shape = MarkdownBlocksShape(sections[index].blocks)
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
    private func isList(_ index: Int) -> Bool {
        let shape = MarkdownBlocksShape(sections[index].blocks)
        return shape.hasIngredients && !shape.isSteps
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

    /// Returns the role of a section whose heading announces no part.
    private func unannounced(_ index: Int, below parent: Role?) -> Role {
        let section = sections[index]
        if index + 1 < sections.count, !section.isLabel, sections[index + 1].level > section.level {
            switch sections[index + 1].heading.part {
            case .ingredients, .ingredientsAndCookware, .amounts: return .component
            case .directions where parent != .directions:
                // A dish among others, whose ingredients have no heading.
                return MarkdownBlocksShape(section.blocks).hasIngredients ? .mixed : .component
            default: break
            }
        }
        let shape = MarkdownBlocksShape(section.blocks)
        switch parent {
        case .ingredients?, .amounts?, .ingredientsAndCookware?:
            return shape.isSteps && !shape.hasIngredients && !announcesDirections ? .directions : parent ?? .ingredients
        case .directions?: return shape.hasIngredients && !announcesIngredients ? .mixed : .directions
        case .notes?, .cookware?: return .notes
        default: break
        }
        if MarkdownFacts.areFacts(section.blocks) { return .about }
        switch previousRole(before: index) {
        case .ingredients, .amounts, .ingredientsAndCookware:
            let isBeforeDirections = announcesDirections && !hasDirections
            let isList =
                shape.hasIngredients || isBeforeDirections && (shape.hasNames || Self.isOneFood(section.blocks))
            return isList && !shape.isSteps ? .ingredients : .directions
        case .directions, .mixed:
            let isBeforeSteps = announcesDirections ? !hasDirections && shape.hasNames && !shape.isSteps : false
            let isGroup =
                shape.hasIngredients || isBeforeSteps || !announcesDirections && Self.beginsWithFood(section.blocks)
            return isGroup && !announcesIngredients ? .mixed : .directions
        case .notes where announcesDirections && hasDirections && !Self.isNumbered(section): return .notes
        case .notes, .cookware: return shape.hasIngredients && !announcesIngredients ? .mixed : .directions
        case .about, .component: return structure(index)
        }
    }

    /// Whether blocks begin with a list of entries with a few words each, none of which describes an activity.
    static func beginsWithFood(_ blocks: [MarkdownBlock]) -> Bool {
        if let table = blocks.first?.table, MarkdownIngredientTable.isHeaded(table) { return true }
        guard let block = blocks.first, let list = block.list, !list.isOrdered, list.items.count >= 2 else {
            return false
        }
        var cooking = MarkdownCookingWords()
        for item in list.items {
            guard item.lists.isEmpty, MarkdownLineShape(item.text) != .sentence,
                MarkdownHeadingTable.words(of: item.text).words.count <= 4
            else { return false }
            cooking.add(item.text)
        }
        return cooking.count == 0
    }

    /// Whether blocks are a list of one name that describes no activity.
    private static func isOneFood(_ blocks: [MarkdownBlock]) -> Bool {
        guard blocks.count == 1, let list = blocks[0].list, list.items.count == 1, list.items[0].lists.isEmpty else {
            return false
        }
        var cooking = MarkdownCookingWords()
        cooking.add(list.items[0].text)
        return cooking.count == 0 && MarkdownLineShape(list.items[0].text) == .name
            && MarkdownHeadingTable.words(of: list.items[0].text).words.count <= 3
    }

    /// Whether a section has a numbered list.
    private static func isNumbered(_ section: MarkdownSection) -> Bool {
        section.blocks.contains { $0.list?.isOrdered == true }
    }

    private func previousRole(before index: Int) -> Role {
        entries[..<index].last { $0.role != .component }?.role ?? .about
    }

    /// Returns the role of a section by its blocks, before ingredients or directions were found.
    private func structure(_ index: Int) -> Role {
        guard !hasIngredients || !hasDirections else { return .about }
        let isUnannounced = hasIngredients ? !announcesDirections : !announcesIngredients
        guard isUnannounced || !hasIngredients && isOverLabel(index) else { return .about }
        let shape = MarkdownBlocksShape(sections[index].blocks)
        if !hasIngredients, announcesIngredients, shape.hasIngredients, isOverLabel(index) { return .mixed }
        if !announcesIngredients, !hasIngredients {
            if shape.hasIngredients { return .mixed }
            if shape.hasNames, isBeforeSteps(index, shape) || isBeforeGroups(index) { return .mixed }
        }
        if hasIngredients, !announcesDirections, shape.isSteps { return .directions }
        return .about
    }

    /// Whether a line above more ingredients follows: `Seasoning` below a list of amounts.
    private func isOverLabel(_ index: Int) -> Bool {
        guard let next = sections[(index + 1)...].first else { return false }
        return next.isLabel && next.heading.part == .ingredients
    }

    /// Whether a list behind the steps contains what is put on the dish: `Toppings`.
    private func isTopping(_ index: Int) -> Bool {
        hasIngredients && hasDirections && announcesIngredients && sections[index].blocks.count == 1
            && MarkdownComponentWords.isTopping(sections[index].name) && Self.beginsWithFood(sections[index].blocks)
    }

    /// Whether named groups of ingredients follow a list of names, and directions follow the groups.
    private func isBeforeGroups(_ index: Int) -> Bool {
        let rest = sections[(index + 1)...]
        let groups = rest.prefix { section in
            guard section.heading.part == .other else { return false }
            let shape = MarkdownBlocksShape(section.blocks)
            return (shape.hasNames || shape.hasIngredients) && !shape.isSteps
        }
        if !groups.isEmpty, rest.dropFirst(groups.count).first?.heading.part == .directions { return true }
        // Groups with steps below the last of them.
        guard !announcesDirections, let next = rest.first, next.level == sections[index].level, next.level > 1 else {
            return false
        }
        let lines = sections[index].blocks.first?.list?.items.map(\.text) ?? []
        return lines.contains { MarkdownLineShape($0) == .amount } && MarkdownBlocksShape(next.blocks).hasIngredients
    }

    /// Whether steps follow a list of names: a heading announces them, or they are numbered.
    private func isBeforeSteps(_ index: Int, _ shape: MarkdownBlocksShape) -> Bool {
        if shape.hasNamesThenNumbers, !sections[(index + 1)...].contains(where: { !$0.isLabel }) { return true }
        guard let next = sections[(index + 1)...].first else { return false }
        return next.heading.part == .directions
    }
}
