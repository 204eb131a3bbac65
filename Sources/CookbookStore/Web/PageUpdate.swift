import RecipeFormats
import RecipeKit
import RecipeLibrary

/// What the page of a recipe has changed since the recipe was imported from it, and the recipe with these changes.
///
/// The text that the import wrote is the base: what differs from it in the file of the cookbook, the cook has changed, and
/// it stays.
public struct PageUpdate: Sendable {
    /// The address of the page.
    public let address: WebPageAddress
    /// What the page says now, compared with what it said.
    public let difference: RecipeDifference
    /// Whether it is known what the page said when the recipe was imported. If not, the page is compared with the recipe
    /// of the cookbook, and nothing can be merged.
    public let isBaseKnown: Bool
    /// What the cook and the page have both changed. There, the words of the cook stay.
    public let conflicts: [(own: String, page: String)]

    private let path: String
    private let old: [UInt8]
    private let merged: String
    private let pageText: String
    private let number: Int

    /// Reads the page of a recipe again.
    ///
    /// - Parameters:
    ///   - id: The recipe. Its file must be one of Cooklang.
    ///   - fetcher: Reads the page.
    ///   - waiting: Called several times a second while the answer is awaited. If it throws, the wait ends.
    /// - Throws: `CookbookError` if the recipe has no page, or the page cannot be read, or the error of `waiting`.
    public init(of id: RecipeID, with fetcher: PageFetcher, waiting: () throws -> Void = {}) throws {
        let source = try RecipeSourceFile(at: id.path)
        guard source.format.identifier == CooklangFormat().identifier else {
            throw CookbookError(
                .badData, id.path, "only Cooklang files, which imports write, can be updated from their pages.")
        }
        let own = CooklangFormat().read(String(decoding: source.utf8, as: UTF8.self), file: id.path).recipe
        guard let address = own.metadata.source?.url.flatMap(WebPageAddress.init) else {
            throw CookbookError(
                .noInput, id.path,
                "“\(own.title)” names no address of a page as its source, so there is nothing to read again.")
        }
        let pages = try KeptPages()
        var texts = pages.texts(of: address)
        if texts.isEmpty {
            // Imported by an earlier version, and the page is still kept.
            // `try?`: what cannot be read is not known.
            texts = (try? Self.texts(ofPageAt: pages.path(of: address))) ?? []
            // From here on, another page is kept, so that it stays unknown what this one said.
            for (number, text) in (texts.isEmpty ? [""] : texts).enumerated() {
                try pages.keep(text: text, at: number, of: address)
            }
        }
        let known = texts.firstIndex { Self.title(of: $0) == own.title } ?? (texts.count == 1 ? 0 : nil)
        let page = try Self.texts(ofPageAt: fetcher.page(at: address, waiting: waiting))
        let base = known.map { texts[$0] } ?? ""
        let wanted = base.isEmpty ? own.title : Self.title(of: base)
        guard let new = page.count == 1 ? page.first : page.first(where: { Self.title(of: $0) == wanted }) else {
            throw CookbookError(
                .badData, address.text, "the page has several recipes now, and none is called “\(wanted)”.")
        }
        self.address = address
        path = id.path
        old = try RecipeFile.bytes(ofFileAt: id.path)
        isBaseKnown = !base.isEmpty
        pageText = new
        number = known ?? 0
        let ownText = String(decoding: source.utf8, as: UTF8.self)
        difference = RecipeDifference(from: base.isEmpty ? ownText : base, to: new)
        let merge = ThreeWayMerge(base: base, own: ownText, other: new)
        merged = merge.text
        conflicts =
            base.isEmpty
            ? [] : merge.conflicts.map { ($0.own.joined(separator: " "), $0.other.joined(separator: " ")) }
    }

    /// Writes the changes of the page into the file of the recipe, as far as the cook has not changed the same.
    public func merge(_ edits: Edits) throws(EditingError) {
        let reading = CooklangFormat().read(merged, file: path)
        guard isBaseKnown, !reading.diagnostics.contains(where: { $0.severity == .error }) else {
            throw .refused("The changes of the page do not fit into “\(FilePath.name(of: path))”; edit it by hand.")
        }
        try edits.edit(path, from: old, to: Array(merged.utf8))
    }

    /// Remembers what the page says now as what the recipe comes from.
    public func keep() throws(CookbookError) { try KeptPages().keep(text: pageText, at: number, of: address) }

    /// Returns the texts that an import of a page would write.
    private static func texts(ofPageAt path: String) throws -> [String] {
        var texts: [String] = []
        var preparation = RecipePreparation(storesMarks: true)
        _ = preparation.prepareAll(of: try RecipeSourceFile(at: path), isFile: false) { prepared in
            if let incoming = prepared.incoming { texts.append(incoming.text) }
            return true
        }
        return texts
    }

    private static func title(of text: String) -> String {
        CooklangFormat().read(text, file: "").recipe.title
    }
}

/// How one text of a recipe differs from another, in the words of a cook.
public struct RecipeDifference: Hashable, Sendable {
    /// The lines of one part that are new or gone, in order.
    public struct Part: Hashable, Sendable {
        public enum Name: String, Sendable, CaseIterable { case name, details, ingredients, steps }

        public let name: Name
        public let lines: [(text: String, isAdded: Bool)]

        public static func == (left: Part, right: Part) -> Bool {
            left.name == right.name && left.lines.elementsEqual(right.lines) { $0 == $1 }
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            for line in lines { hasher.combine(line.text) }
        }
    }

    /// The parts that differ.
    public let parts: [Part]

    public var isEmpty: Bool { parts.isEmpty }

    /// Compares two texts in Cooklang.
    init(from old: String, to new: String) {
        let recipes = [old, new].map { CooklangFormat().read($0, file: "").recipe }
        let lines: [(Part.Name, (Int) -> [String])] = [
            (.name, { [recipes[$0].title] }),
            (.details, { Self.details($0 == 0 ? old : new) }),
            (.ingredients, { Self.ingredients(recipes[$0]) }),
            (.steps, { Self.steps(recipes[$0]) }),
        ]
        parts = lines.compactMap { name, lines in
            let changed = TextDifference.runs(lines(0)[...], lines(1)[...]).flatMap { run -> [(String, Bool)] in
                guard case .changed(let removed, let added) = run else { return [] }
                return removed.map { ($0, false) } + added.map { ($0, true) }
            }
            return changed.isEmpty ? nil : Part(name: name, lines: changed.map { ($0.0, isAdded: $0.1) })
        }
    }

    private static func details(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else { return [] }
        return lines[1..<end].filter { !$0.hasPrefix("title:") }.map(String.init)
    }

    private static func ingredients(_ recipe: Recipe) -> [String] {
        recipe.ingredientGroups.flatMap { group in
            (group.name.map { ["\($0):"] } ?? []) + group.ingredients.map { $0.line(.unicode) }
        }
    }

    private static func steps(_ recipe: Recipe) -> [String] {
        recipe.sections.flatMap { section in
            (section.name.map { ["\($0):"] } ?? [])
                + section.blocks.map { block in
                    switch block {
                    case .step(let step): step.sentence(.unicode)
                    case .note(let text): text
                    }
                }
        }
    }
}
