import CookingLanguages
import RecipeKit

/// Reads facts about a recipe from its text: `Prep time: 10 min`, `Serves 4`, `份量：2 人`. Facts become metadata.
enum MarkdownFacts {
    struct Fact: Equatable {
        /// A key for ``MetadataBuilder``.
        var key: String
        var value: String
    }

    /// Returns the facts in a short line. Bars, bullets or semicolons can separate several facts. If a part of the line
    /// is not a fact, the result is empty.
    static func facts(in line: String) -> [Fact] {
        guard line.utf8.count <= 240, mayBeFact(line) else { return [] }
        if !line.utf8.contains(where: mayPart) { return fact(line.trimmingSpaces()).map { [$0] } ?? [] }
        var facts: [Fact] = []
        let parts = line.unicodeScalars.split(whereSeparator: isSeparator)
        if parts.count == 1, parts[0].count == line.unicodeScalars.count {
            return fact(line.trimmingSpaces()).map { [$0] } ?? []
        }
        for part in parts {
            let part = Substring(part).trimmingSpaces()
            if part.isEmpty { continue }
            guard let fact = fact(part) else { return [] }
            facts.append(fact)
        }
        return facts
    }

    /// Returns the facts of a heading. In a heading, a dash can replace the colon: `Time - 20 min`.
    static func facts(inHeading name: String) -> [Fact] {
        for dash in [" - ", " – ", " — "] where !name.contains(":") {
            guard let range = name.firstRange(of: dash) else { continue }
            return facts(in: String(name[..<range.lowerBound] + ": " + name[range.upperBound...]))
        }
        return facts(in: name)
    }

    /// Returns whether a line contains a colon, a digit or a character that is not ASCII. Any other line is not a fact.
    private static func mayBeFact(_ line: String) -> Bool {
        line.utf8.contains { $0 == UInt8(ascii: ":") || $0 >= 0x80 || UTF8Text.isDigit($0) }
    }

    /// Returns whether a byte can begin a separator between facts.
    private static func mayPart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "|") || byte == UInt8(ascii: ";")
    }

    /// Returns whether a scalar can separate two facts on one line.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "|", "•", "·", "；", ";": true
        default: false
        }
    }

    static func isFact(_ line: String) -> Bool { !facts(in: line).isEmpty }

    /// Returns whether blocks begin with a list that consists only of facts.
    static func areFacts(_ blocks: [MarkdownBlock]) -> Bool {
        guard let list = blocks.first?.list, !list.items.isEmpty else { return false }
        return list.items.allSatisfy { isFact($0.wholeText) }
    }

    /// Returns whether the text after a colon is a short value with a number, and not a sentence: `20 min`.
    static func isShort(_ value: String) -> Bool {
        value.count <= 24 && value.contains(where: \.isNumber) && !value.contains { ",，、;；。".contains($0) }
    }

    /// Returns the fact in a text: a known key with its value after a colon, or servings without a key. Returns `nil`
    /// if there is none.
    private static func fact(_ text: String) -> Fact? {
        let words = text.drop { !$0.isLetter }
        // Fast path: a text without an ASCII colon and without the first byte of a full-width colon has no colon.
        guard words.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == 0xEF }),
            let colon = words.firstIndex(where: { $0 == ":" || $0 == "：" })
        else {
            return servings(in: text).flatMap { servings in
                isOnlyServings(text, servings) ? Fact(key: "servings", value: servings) : nil
            }
        }
        let key = words[..<colon].trimmingSpaces()
        let value = self.value(words[words.index(after: colon)...])
        guard !value.isEmpty, value.count <= 80, let known = Self.key(key) else { return nil }
        return Fact(key: known, value: value)
    }

    /// Returns a value without colons and signs for “about” at its start.
    static func value(_ text: some StringProtocol) -> String {
        text.trimmingSpaces().drop { ":≈~ ".contains($0) }.trimmingSpaces()
    }

    /// Returns the key of ``MetadataBuilder`` for a name in any known language, or `nil` if the name is unknown.
    static func key(_ name: String) -> String? {
        if name.isEmpty || name.utf8.count > 60 { return nil }
        if MetadataKey(name) != nil { return name }
        return translatedKey(name)
    }

    /// Returns the servings in a line: `4 Personen` for `Für 4 Personen`, `4 to 6` for `Serves 4 to 6`. Returns `nil`
    /// if the line states no servings, or has more than 60 bytes or eight words.
    static func servings(in line: String) -> String? {
        guard line.utf8.count <= 60, line.utf8.contains(where: { $0 >= 0x80 || UTF8Text.isDigit($0) }),
            let start = line.firstIndex(where: isDigit)
        else { return nil }
        let words = MarkdownHeadingTable.words(of: line)
        let isAboutPeople =
            words.words.contains { people.contains($0) }
            || words.isUnspaced && unspacedPeople.contains { Array(line.utf8).holds($0) }
        guard isAboutPeople, words.words.count <= 8 else { return nil }
        // In `2. Ingredients (4 people)`, only the number in parentheses is the number of people.
        let open = line.lastIndex { "（(".contains($0) }
        let begin = open.flatMap { open in line[open...].contains(where: Self.isDigit) ? open : nil } ?? start
        return line[max(begin, start)...].drop { "（(".contains($0) }.prefix { !")）:：".contains($0) }.trimmingSpaces()
    }

    /// Returns whether a line has no other words than its servings: not `Grandma's, for 4 people`.
    static func isOnlyServings(_ line: String, _ servings: String) -> Bool {
        guard let range = line.firstRange(of: servings) else { return true }
        return MarkdownHeadingTable.words(of: line[..<range.lowerBound]).words.allSatisfy { word in
            leads.contains(word) || MarkdownHeading(word).part == .ingredients
        }
    }

    /// Words before servings.
    private static let leads = MarkdownTimeWords.words([
        .serves, .about, .person, .portion, .yieldVerb, .purpose, .headingFiller, .stepAbout, .definite,
    ]).union(["recipe", "rezept", "recette", "receta", "ricetta"])

    /// Returns the key for a name in any known language, or `nil`. Unlike ``key(_:)``, this does not look at the keys of
    /// ``MetadataKey``.
    static func translatedKey(_ name: String) -> String? {
        guard !name.isEmpty, name.utf8.count <= 60 else { return nil }
        return names[MarkdownHeadingTable.words(of: name).words.joined(separator: " ")]
    }

    /// Returns whether a character is a number other than a Chinese numeral. `一份` (“a helping”) states no servings.
    private static func isDigit(_ character: Character) -> Bool {
        character.isNumber && !(character.unicodeScalars.first.map(MarkdownHeadingTable.isOfUnspacedScript) ?? false)
    }

    private static let unspacedPeople = CookingLanguage.all.filter(\.isUnspaced).flatMap { $0.entries(.portion) }

    private static let people = MarkdownTimeWords.words([.person, .portion])

    /// The names of facts in lower case and without accents, with their keys.
    private static let names: [String: String] = {
        let table = [
            "servings": """
            serving portions portion portionen personen menge für_personen couverts nombre_de_portions
            nombre_de_personnes personnes pour porciones raciones comensales porções rendimento porzioni dosi persone persona personas pessoas
            porties personer portioner porsjoner annoksia porcje liczba_porcji porce počet_porcí porcie adagok adag porții
            porsiyon kaç_kişilik порции порций количество_порций порції порцій μερίδες מנות الحصص porsi khẩu_phần 份量
            分量 人数 份数 인분 몇인분 分量_人分
            """,
            "prep time": """
            prep preparation active active_time hands_on vorbereitung vorbereitungszeit zubereitungszeit arbeitszeit
            temps_de_préparation préparation tiempo_de_preparación preparación tempo_de_preparo tempo_di_preparazione
            preparazione voorbereiding voorbereidingstijd bereidingstijd czas_przygotowania doba_přípravy příprava
            время_подготовки подготовка 准备时间 準備時間 준비시간 준비_시간
            """,
            "cook time": """
            cook cooking bake_time baking_time kochzeit backzeit garzeit koch-/backzeit temps_de_cuisson cuisson
            tiempo_de_cocción cocción tempo_de_cozimento tempo_di_cottura cottura kooktijd baktijd czas_gotowania
            czas_pieczenia doba_vaření время_варки время_запекания 烹饪时间 調理時間 조리시간 조리_시간
            """,
            "total time": """
            total ready_in gesamtzeit dauer zeit gesamt temps_total durée temps tiempo_total tiempo tempo_total
            tempo_totale tempo totale_tijd tijd tid total_tid czas doba celkový_čas idő elkészítési_idő timp süre
            время общее_время время_приготовления время_готовки час χρόνος waktu thời_gian 时间 用时 耗时 時間 所要時間 시간 烹饪用时
            """,
            "difficulty": """
            level schwierigkeit schwierigkeitsgrad difficulté dificultad dificuldade difficoltà moeilijkheid trudność
            poziom_trudności obtížnost сложность складність zorluk 难度 難度 预估烹饪难度 烹饪难度 난이도
            """,
            "course": "meal gang kategorie catégorie categoría categoria kategoria kategorie категория 分类 分類 カテゴリ 카테고리",
            "source": "from quelle fonte fuente bron źródło zdroj источник джерело 来源 出典",
            "author": "by autor auteur autore автор 作者",
            "cuisine": "küche cocina cozinha cucina keuken kuchnia кухня 菜系",
            "tags": "keywords schlagworte stichworte mots-clés etiquetas тэги теги 标签 タグ",
        ]
        var names: [String: String] = [:]
        for (key, words) in table {
            for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                names[MarkdownHeadingTable.words(of: word).words.joined(separator: " ")] = key
            }
        }
        return names
    }()
}

extension MarkdownFacts {
    /// Returns the duration in a line that contains nothing else: `15 minutes` for `About 15 minutes`. Returns `nil`
    /// for any other line.
    static func duration(_ line: String) -> String? {
        guard line.utf8.count <= 40, line.utf8.contains(where: UTF8Text.isDigit),
            let start = line.firstIndex(where: \.isNumber)
        else { return nil }
        let words = MarkdownHeadingTable.words(of: line).words
        guard words.contains(where: MarkdownTimeWords.units.contains),
            words.allSatisfy({ MarkdownTimeWords.spaced.contains($0) || MarkdownTimeWords.approximations.contains($0) })
        else { return nil }
        return line[start...].trimmingSpaces()
    }
}
