/// Decides what each section of a Markdown text is: by the words of its heading, and where they say nothing by what is
/// in it and around it.
struct MarkdownOutline {
    enum Role: Equatable {
        /// Title, description, facts.
        case about
        case ingredients, amounts, ingredientsAndCookware, cookware
        /// A list of ingredients, then steps, without headings that say so.
        case mixed
        /// A heading over sections with ingredients and directions of their own.
        case component
        case directions, notes
    }

    struct Entry {
        var role: Role
        /// Whether the heading is a name to show, rather than one that only announces.
        var isNamed: Bool
        /// The heading that this one is a part of, as `For the sauce` over `Ingredients`.
        var component: String?
    }

    private(set) var entries: [Entry] = []
    /// Whether words say where the ingredients and the directions are.
    private(set) var announcesIngredients = false
    private(set) var announcesDirections = false
    private(set) var titleIndex: Int?

    private let sections: [MarkdownSection]
    /// Headings that the current one may be below, with what they are.
    private var open: [(level: Int, role: Role, name: String)] = []
    private var hasIngredients = false
    private var hasDirections = false

    /// - Parameter hasLists: Whether ingredients and directions were given already, by a front matter.
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
        for index in sections.indices { entries.append(entry(at: index)) }
    }

    /// The first heading, unless it announces a part and nothing else.
    private static func titleIndex(_ sections: [MarkdownSection]) -> Int? {
        guard let index = sections.indices.dropFirst().first(where: { !sections[$0].isLabel }) else { return nil }
        let section = sections[index]
        if section.heading.part != .other, section.heading.isExact || section.level > 1 { return nil }
        if section.level == 1 { return index }
        // A heading of a lower level is a title where no other stands beside it.
        let rest = sections[(index + 1)...]
        let isAlone = !rest.contains { $0.level <= section.level }
        return isAlone && rest.contains { $0.heading.part != .other } ? index : nil
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
        case .other: entry.role = unannounced(index, below: parent?.role)
        case .ingredients where parent?.role == .directions && !MarkdownBlocksShape(section.blocks).hasIngredients:
            // Ingredients without amounts below the directions are what is done with them first.
            entry.role = .directions
        case .ingredients:
            entry.role = .ingredients
            entry.isNamed = !section.heading.isExact && hasIngredients || parent?.role == .ingredients
        case .shopping: entry.role = isOnlyList(index) ? .ingredients : .notes
        case .amounts: entry.role = .amounts
        case .ingredientsAndCookware: entry.role = .ingredientsAndCookware
        case .ingredientsAndDirections: entry.role = .mixed
        case .cookware: entry.role = .cookware
        case .directions where parent?.role == .ingredients && isList(index):
            // “Preparation” over a list of amounts is what they are for.
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
        open.append((section.level, entry.role, section.name))
        note(entry.role)
        return entry
    }

    /// Whether a section holds ingredients and no steps.
    private func isList(_ index: Int) -> Bool {
        let shape = MarkdownBlocksShape(sections[index].blocks)
        return shape.hasIngredients && !shape.isSteps
    }

    private mutating func note(_ role: Role) {
        switch role {
        case .ingredients, .amounts, .ingredientsAndCookware, .mixed: hasIngredients = true
        case .directions: hasDirections = true
        default: break
        }
    }

    /// A list to shop by is one of ingredients only where the recipe has no other.
    private func isOnlyList(_ index: Int) -> Bool {
        !sections.indices.contains { other in
            other != index && other != titleIndex
                && [.ingredients, .ingredientsAndCookware, .ingredientsAndDirections].contains(
                    sections[other].heading.part)
        }
    }

    /// What a heading is whose words say nothing.
    private func unannounced(_ index: Int, below parent: Role?) -> Role {
        let section = sections[index]
        if index + 1 < sections.count, !section.isLabel, sections[index + 1].level > section.level {
            switch sections[index + 1].heading.part {
            case .ingredients, .ingredientsAndCookware, .amounts: return .component
            case .directions where parent != .directions: return .component
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
            let isList = shape.hasIngredients || isBeforeDirections && shape.hasNames
            return isList && !shape.isSteps ? .ingredients : .directions
        case .directions, .mixed: return shape.hasIngredients && !announcesIngredients ? .mixed : .directions
        case .notes where announcesDirections && hasDirections && !Self.isNumbered(section): return .notes
        case .notes, .cookware: return shape.hasIngredients && !announcesIngredients ? .mixed : .directions
        case .about, .component: return structure(index)
        }
    }

    /// Whether a section has a numbered list.
    private static func isNumbered(_ section: MarkdownSection) -> Bool {
        section.blocks.contains { $0.list?.isOrdered == true }
    }

    private func previousRole(before index: Int) -> Role {
        entries[..<index].last { $0.role != .component }?.role ?? .about
    }

    /// What a section is by its blocks, before ingredients or directions were met.
    private func structure(_ index: Int) -> Role {
        guard !hasIngredients || !hasDirections else { return .about }
        let shape = MarkdownBlocksShape(sections[index].blocks)
        if !announcesIngredients, !hasIngredients {
            if shape.hasIngredients { return .mixed }
            if shape.hasNames, isBeforeSteps(index, shape) { return .mixed }
        }
        if hasIngredients, !announcesDirections, shape.isSteps { return .directions }
        return .about
    }

    /// Whether steps follow a list of names: a heading announces them, or they are numbered.
    private func isBeforeSteps(_ index: Int, _ shape: MarkdownBlocksShape) -> Bool {
        if shape.hasNamesThenNumbers, !sections[(index + 1)...].contains(where: { !$0.isLabel }) { return true }
        guard let next = sections[(index + 1)...].first else { return false }
        return next.heading.part == .directions
    }
}
