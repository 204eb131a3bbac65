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
            !key.contains(where: { ",.;!?()".contains($0) }), !value.isEmpty
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
