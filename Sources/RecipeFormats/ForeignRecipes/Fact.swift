import RecipeKit

/// A fact about a recipe, with the word that announces it: `Serves: 4`.
struct Fact {
    /// What a fact is about.
    enum Kind {
        case title, servings, yield, prepTime, cookTime, totalTime, source, link, author, rating, cuisine, course
        case tags, diet, difficulty, description, image, language, cookware, other
    }

    var kind: Kind
    /// The word that announces the fact, as it is written in the text.
    var key: String
    var value: String

    /// A line of at least this number of bytes is a sentence and not a fact.
    private static let longest = 240

    /// Creates the fact of a line with a known word: `Serves: 4`. Returns `nil` for any other line, and if the value
    /// does not fit the word: `Serves: hot`. The value can be empty.
    init?(_ line: some StringProtocol) {
        guard line.utf8.count < Self.longest, let colon = line.firstIndex(of: ":") else { return nil }
        key = line[..<colon].trimmingSpaces()
        value = line[line.index(after: colon)...].trimmingSpaces()
        guard let kind = Self.kind(of: key) else { return nil }
        self.kind = kind
        switch kind {
        case .prepTime, .cookTime, .totalTime:
            guard value.isEmpty || CookingTime(parsing: value).minutes != nil || CookingTime.isInWords(value) else {
                return nil
            }
        case .servings, .yield: guard value.isEmpty || value.contains(where: \.isNumber) else { return nil }
        default: break
        }
    }

    /// Creates a fact of the kind `other` from a short line with a colon and a value, such as `Wine: red`. Returns
    /// `nil` for any other line.
    init?(unknown line: some StringProtocol) {
        guard line.utf8.count < Self.longest, let colon = line.firstIndex(of: ":") else { return nil }
        kind = .other
        key = line[..<colon].trimmingSpaces()
        value = line[line.index(after: colon)...].trimmingSpaces()
        guard !key.isEmpty, key.utf8.count < 40, key.split(separator: " ").count <= 3,
            !key.contains(where: { ",;!?()".contains($0) }), !key.contains(". "), key.last != ".", !value.isEmpty
        else { return nil }
    }

    init(kind: Kind, key: String, value: String) {
        self.kind = kind
        self.key = key
        self.value = value
    }

    /// Returns what a word announces, or `nil` if the word is unknown. Ignores letter case, and characters that are not
    /// letters.
    static func kind(of key: some StringProtocol) -> Kind? {
        guard key.utf8.count < 40 else { return nil }
        return kinds[key.lowercased().filter { $0.isLetter }]
    }

    /// Adds the fact to the recipe. An empty value has no effect. If the recipe already has another title, a title
    /// becomes metadata.
    func set(in recipe: inout Recipe) {
        switch kind {
        case .cookware:
            recipe.listedCookware += value.split(separator: ",").map { Cookware(name: $0.trimmingSpaces()) }
        case .title where recipe.title.isEmpty: recipe.title = value.singleLine
        case .title where recipe.title != value.singleLine: recipe.metadata.add(key, value.singleLine)
        default: set(in: &recipe.metadata)
        }
    }

    /// Adds the fact to the metadata. A title or an empty value has no effect.
    func set(in metadata: inout RecipeMetadata) {
        let value = value.singleLine
        guard !value.isEmpty else { return }
        switch kind {
        case .title: break
        case .cookware, .other: metadata.add(key, value)
        case .servings: metadata.servings = RecipeMetadata.statedServings(value) ?? metadata.servings
        case .yield:
            if metadata.servings == nil {
                metadata.servings = RecipeMetadata.statedServings(value)
            } else if metadata.servings?.text != value {
                metadata.add("yield", value)
            }
        case .prepTime: metadata.prepTime = RecipeMetadata.statedTime(value) ?? metadata.prepTime
        case .cookTime: metadata.cookTime = RecipeMetadata.statedTime(value) ?? metadata.cookTime
        case .totalTime: metadata.statedTotalTime = RecipeMetadata.statedTime(value) ?? metadata.statedTotalTime
        case .source: setSource(value, in: &metadata)
        case .link: metadata.source = RecipeSource(name: metadata.source?.name, url: value)
        case .author: metadata.author = metadata.author ?? value
        case .rating: metadata.setRating(value)
        case .cuisine: metadata.cuisine = value
        case .course, .tags: metadata.setCategories(value.split(separator: ",").map(String.init))
        case .difficulty: metadata.difficulty = value
        case .description: metadata.description = value
        case .image: metadata.images.append(value)
        case .language: metadata.locale = value
        case .diet: metadata.diets += value.split(separator: ",").map { $0.trimmingSpaces() }
        }
    }

    private func setSource(_ value: String, in metadata: inout RecipeMetadata) {
        let source = RecipeSource(parsing: value)
        metadata.source = RecipeSource(
            name: source.name ?? metadata.source?.name, url: source.url ?? metadata.source?.url)
    }

    private static let kinds: [String: Kind] = {
        var kinds: [String: Kind] = [:]
        for (kind, words) in table {
            for word in words.split(separator: " ") { kinds[word.lowercased().filter(\.isLetter)] = kind }
        }
        return kinds
    }()

    /// The words that announce facts in English, German, French, Spanish, Italian, Dutch and Norwegian.
    private static let table: [(Kind, String)] = [
        (.title, "title recipe titel titre titolo título rezept recette ricetta receta oppskrift"),
        (
            .servings,
            """
            servings serves serving portions portionen personen portion personnes porciones raciones personas porzioni \
            persone porties porsjoner personer antallporsjoner antallstykker numberofservings
            """
        ),
        (.yield, "yield yields makes menge ergibt rendement rendimiento resa opbrengst"),
        (
            .prepTime,
            """
            preptime preparationtime preparation prep activetime active handsontime vorbereitung vorbereitungszeit \
            arbeitszeit zubereitungszeit tempsdepréparation préparation tiempodepreparación preparación \
            tempodipreparazione preparazione voorbereidingstijd bereidingstijd tilberedningstid
            """
        ),
        (
            .cookTime,
            """
            cooktime cookingtime cooking cook baketime bakingtime oventime kochzeit backzeit garzeit tempsdecuisson \
            cuisson tiempodecocción cocción tempodicottura cottura kooktijd steketid koketid
            """
        ),
        (
            .totalTime,
            """
            totaltime total readyin starttofinishtime gesamtzeit tempstotal tiempototal tempototale totaletijd \
            totaltid tid time zeit temps tiempo tempo tijd
            """
        ),
        (.source, "source recipesource quelle fuente fonte bron kilde from recipefrom adaptedfrom"),
        (.link, "originalurl url link website webpage weblink"),
        (.author, "author recipeby by auteur autor autore contributor submittedby forfatter von"),
        (.rating, "rating bewertung note_étoiles puntuación valutazione"),
        (.cuisine, "cuisine cuisinestyle küche cocina cucina keuken kjøkken"),
        (.course, "course category categories kategorie kategorien catégorie categoría categoria gang"),
        (
            .tags,
            "tags tag keywords keyword stichworte motsclés etiquetas mainingredient recipetype type"
        ),
        (
            .difficulty,
            "difficulty schwierigkeit schwierigkeitsgrad difficulté dificultad difficoltà vanskelighetsgrad vanskelig"
        ),
        (.description, "description beschreibung descripción descrizione beskrivelse"),
        (.image, "image picture photo"),
        (.language, "language sprache langue idioma lingua taal språk"),
        (.diet, "diet diets"),
        (.cookware, "equipment"),
        (.other, "recipebook cookbook section copyright collection servingideas suggestedwine nutrition"),
    ]
}

/// Finds the paragraphs of directions that contain only facts: `Source: a friend`, `Preparation Time: 40 minutes`.
enum FactLines {
    /// Takes the facts out of directions.
    ///
    /// A paragraph is taken only if each of its lines has the form of a fact (`Label: value`), and if at least one label
    /// is known. Therefore, a sentence with a colon stays in the directions. There is one exception: if the first line
    /// begins with a label for a description, such as `Description:`, the whole paragraph is taken.
    ///
    /// - Parameters:
    ///   - lines: The lines of the directions.
    ///   - recipe: Receives the facts.
    /// - Returns: The lines that are not taken.
    static func taken(from lines: [String], into recipe: inout Recipe) -> [String] {
        var kept: [String] = []
        var rest = lines[...]
        while !rest.isEmpty {
            let paragraph = rest.prefix { !$0.trimmingSpaces().isEmpty }
            if let facts = facts(in: paragraph) {
                for fact in facts { fact.set(in: &recipe) }
            } else {
                kept += paragraph
            }
            rest = rest.dropFirst(paragraph.count)
            let blank = rest.prefix { $0.trimmingSpaces().isEmpty }
            kept += blank
            rest = rest.dropFirst(blank.count)
        }
        return kept
    }

    /// Returns the facts of a paragraph, or `nil` if the paragraph is not taken.
    private static func facts(in paragraph: ArraySlice<String>) -> [Fact]? {
        guard let first = paragraph.first, first.utf8.contains(UInt8(ascii: ":")) else { return nil }
        if let fact = Fact(first), fact.kind == .description {
            let lines = paragraph.dropFirst().map { $0.trimmingSpaces() }
            return [Fact(kind: .description, key: fact.key, value: ([fact.value] + lines).joined(separator: " "))]
        }
        let facts = paragraph.map { line in Fact(line) ?? Fact(unknown: line) }
        guard facts.contains(where: { $0 != nil && $0?.kind != .other }) else { return nil }
        return facts.contains { $0 == nil } ? nil : facts.compactMap(\.self)
    }
}

extension RecipeMetadata {
    /// Sets the course and the tags from the categories of a recipe. If there is no course yet, the first well-known
    /// course becomes the course. All other categories become tags.
    mutating func setCategories(_ names: [String]) {
        let names = SchemaOrgWords.once(names.map { $0.singleLine }.filter { !$0.isEmpty })
        let index = course == nil ? names.firstIndex(where: Course.isWellKnown) : nil
        if let index { course = names[index] }
        let known = Set(tags)
        tags += names.indices.filter { $0 != index }.map { names[$0] }.filter { !known.contains($0) }
    }

    /// Adds a value under a key. An empty value has no effect. If the key already has another value, the new value is
    /// added after a comma.
    mutating func add(_ key: String, _ value: String?) {
        guard let value = value?.trimmingSpaces(), !value.isEmpty else { return }
        if let index = others.firstIndex(where: { $0.key == key }) {
            if others[index].value != value { others[index].value += ", " + value }
        } else {
            others.append(Entry(key: key, value: value))
        }
    }

    /// Adds the rating as a number of stars, at most 5: `4.5/5 stars` and `9/10` become `4.5`, and `****` becomes `4`.
    /// Any other text is added unchanged. A rating of 0 is not added.
    mutating func setRating(_ text: String?) {
        guard let text = text?.singleLine, !text.isEmpty else { return }
        let marks = text.count { $0 == "*" || $0 == "★" }
        if marks > 0 { return add("rating", String(min(marks, 5))) }
        let parts = text.split(separator: "/", maxSplits: 1).map { part in
            part.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == " " }.trimmingSpaces()
        }
        guard let value = parts.first.flatMap({ Rational(parsing: $0.replacing(",", with: ".")) }) else {
            return add("rating", text)
        }
        let scale = parts.count > 1 ? Rational(parsing: parts[1]) ?? Rational(5) : Rational(5)
        guard value > .zero, let five = value.multiplied(by: Rational(5))?.divided(by: scale) else { return }
        let stars = min(five, Rational(5))
        add("rating", stars.isInteger ? String(stars.numerator) : String(stars.doubleValue))
    }

    /// Returns a time, or `nil` for an empty text and for zero minutes. Programs write zero if the time is unknown.
    static func statedTime(_ text: String?) -> CookingTime? {
        guard let text = text?.singleLine, !text.isEmpty else { return nil }
        let time = CookingTime(parsing: text)
        return time.minutes == 0 ? nil : time
    }

    /// Returns the servings, or `nil` for an empty text and for zero, such as `0` and `0.0`.
    static func statedServings(_ text: String?) -> Servings? {
        guard let text = text?.singleLine, !text.isEmpty, text.contains(where: { $0 != "0" && $0 != "." }) else {
            return nil
        }
        return Servings(parsing: text)
    }
}
