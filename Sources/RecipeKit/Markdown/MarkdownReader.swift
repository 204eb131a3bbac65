/// Reads what stands in a recipe in Markdown behind the front matter.
///
/// What comes before the ingredients says what the recipe is: a list of `Prep time: 10 min` its facts, the rest its
/// description. Headings below the one over the ingredients name groups of them. Whatever follows is sections of steps,
/// and the heading over the directions is no section's name.
struct MarkdownReader {
    private var metadata: MetadataBuilder
    private var title: String?
    private var description: [String] = []
    private var images: [String] = []
    private var groups: [IngredientGroup] = []
    private var cookware: [Cookware] = []
    private var steps = MarkdownSteps()
    private var part = Part.about
    private var lines = Self.lineReader

    /// Its tables of words are made once.
    private static let lineReader = IngredientLineReader()

    private enum Part: Equatable {
        case about
        case ingredients(level: Int)
        case cookware
        case directions(level: Int)
    }

    init(metadata: MetadataBuilder) { self.metadata = metadata }

    mutating func read(_ markdown: MarkdownDocument) {
        var block = markdown.firstBlock
        while let current = block {
            if current.kind == .heading { readHeading(current) } else { readBlock(current) }
            block = current.next
        }
        steps.end()
    }

    /// `nil` where the text is no recipe: no ingredients, and nothing that says it is directions.
    var recipe: Recipe? {
        guard part != .about else { return nil }
        var about = metadata.result
        if about.description == nil, !description.isEmpty { about.description = description.joined(separator: "\n\n") }
        about.images += (images + steps.images).filter { !about.images.contains($0) }
        return Recipe(
            title: metadata.title ?? title ?? "", metadata: about,
            listedIngredients: groups.filter { !$0.ingredients.isEmpty || $0.name != nil }, listedCookware: cookware,
            sections: steps.sections)
    }

    private mutating func readHeading(_ heading: MarkdownNode) {
        let text = heading.plainText.singleLine
        let level = heading.headingLevel
        switch (part, MarkdownHeading(text)) {
        case (.ingredients(let upper), _) where level > upper:
            groups.append(IngredientGroup(name: text.isEmpty ? nil : text, level: level - upper - 1, ingredients: []))
        case (.directions(let upper), _) where level > upper:
            steps.beginSection(text)
        case (_, .ingredients):
            part = .ingredients(level: level)
            groups.append(IngredientGroup(ingredients: []))
        case (_, .cookware):
            part = .cookware
        case (_, .directions):
            part = .directions(level: level)
            steps.beginSection(nil)
        case (.about, _):
            if title == nil, level == 1 { title = text } else { describe(text) }
        case (_, .notes):
            part = .directions(level: level)
            steps.beginSection(text, holdsNotes: true)
        case (.ingredients, .other), (.cookware, .other), (.directions, .other):
            part = .directions(level: level)
            steps.beginSection(text)
        }
    }

    private mutating func readBlock(_ block: MarkdownNode) {
        switch (part, block.kind) {
        case (.about, .list): readFacts(block)
        case (.about, .paragraph):
            if let image = block.onlyChild, image.kind == .image {
                images.append(image.address)
            } else {
                describe(block.plainText)
            }
        case (.about, .quote), (.about, .code): describe(block.plainText)
        case (.about, _), (.ingredients, .html), (.ingredients, .rule): break
        case (.ingredients, .list): addIngredients(of: block)
        case (.ingredients, _): addGroup(named: block)
        case (.cookware, .list):
            cookware += block.children.map { Cookware(name: $0.plainText.singleLine) }.filter { !$0.name.isEmpty }
        case (.cookware, _), (.directions, _): steps.add(block)
        }
    }

    private mutating func describe(_ text: String) {
        if !text.isEmpty { description.append(text) }
    }

    /// A line over a list, `For the sauce:` or `**Sauce**`, names a group.
    private mutating func addGroup(named block: MarkdownNode) {
        var name = block.plainText.singleLine
        let isName = block.kind == .paragraph && name.count <= 60 && block.next?.kind == .list
        guard isName else {
            steps.add(block)
            return
        }
        if name.hasSuffix(":") { name.removeLast() }
        groups.append(IngredientGroup(name: name, ingredients: []))
    }

    /// Entries below an entry are ingredients too; an entry that ends in a colon names their group.
    private mutating func addIngredients(of list: MarkdownNode) {
        var open = [list.firstChild]
        while let item = open.popLast() {
            guard let item else { continue }
            open.append(item.next)
            let lists = item.children.filter { $0.kind == .list }
            let text = item.children.prefix { $0.kind != .list }.map(\.plainText).joined(separator: " ").singleLine
            if !lists.isEmpty, text.hasSuffix(":") {
                groups.append(IngredientGroup(name: String(text.dropLast()), ingredients: []))
            } else if !text.isEmpty {
                groups[groups.count - 1].ingredients += lines.ingredients(of: text).ingredients
            }
            open += lists.reversed().map(\.firstChild)
        }
    }

    /// `⏲️ Prep time: 10 min`; what is no fact is part of the description.
    private mutating func readFacts(_ list: MarkdownNode) {
        for item in list.children {
            let text = item.plainText.singleLine
            let words = String(text.drop { !$0.isLetter })
            let key = words.prefix { $0 != ":" }
            let value = words[key.endIndex...].dropFirst().trimmingSpaces()
            if !value.isEmpty, key.count <= 24 {
                metadata.set(key.trimmingSpaces(), to: .text(String(value.drop { "≈~".contains($0) }).trimmingSpaces()))
            } else if let space = words.firstIndex(of: " "), MetadataKey(String(words[..<space])) != nil {
                metadata.set(String(words[..<space]), to: .text(words[space...].trimmingSpaces()))
            } else {
                describe(text)
            }
        }
    }
}
