import CookingLanguages
import RecipeKit

/// The words with which the steps of a language divide a dough or a dish into pieces.
struct DivisionWords: Sendable {
    /// Pieces, such as `wedge`.
    let pieces: [String: StepVocabulary.Forms]
    /// Parts, such as `half`. They often become different things, so their number is never scaled.
    let parts: Set<String>
    /// Plates and what else is filled for one person.
    let plates: [String: StepVocabulary.Forms]
    /// Phrases beside the number of pieces that the whole gives: `cut out`.
    let yields: [[String]]
    /// Words before what the cook can do or not: `if`.
    let conditions: Set<String>
    /// What a whole recipe makes, as an amount: `batch`.
    let batches: Set<String>
    let making: Set<String>
    /// What a cook makes in a food, such as `slits`. Their number stays.
    let openings: Set<String>
    let centres: Set<String>
    /// Words before a tool: `using`.
    let instruments: Set<String>
    let trays: Set<String>
    /// The units that cooks measure with a spoon.
    let spoons: Set<String>
    /// Vague measures that are units only in a list, because the words mean something else in a step: `twist`.
    let vagueUnits: [String: StepVocabulary.Forms]
    private let doughs: Set<String>
    private let doughEndings: [String]
    private let dividingStems: [String]
    private let cuttingStems: [String]
    private let servingStems: [String]
    private let repeatingStems: [String]
    private let weighingStems: [String]

    init(_ language: CookingLanguage) {
        func words(_ role: CookingLanguage.Role) -> [String] { language.entries(role).map { $0.lowercased() } }
        pieces = StepVocabulary.table(language.forms(.dividedPiece))
        parts = Set(words(.dividedPart))
        plates = StepVocabulary.table(language.forms(.plate))
        servingStems = words(.servingStem)
        yields = StepVocabulary.phrases(language, .pieceYield)
        conditions = Set(words(.condition))
        batches = Set(words(.batch))
        making = Set(words(.makingVerb))
        openings = Set(words(.opening))
        centres = Set(words(.centre))
        instruments = Set(words(.instrument))
        trays = Set(words(.tray))
        doughs = Set(words(.dough))
        doughEndings = words(.dough).filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
        (dividingStems, cuttingStems) = (words(.dividingStem), words(.cuttingStem))
        repeatingStems = words(.repeatingStem)
        weighingStems = words(.weighingStem)
        let listed = ["dollop", "glug", "smidgen", "fistful", "grind", "grinding", "grating", "twist", "glass"]
        vagueUnits = StepVocabulary.table(
            CookingLanguage.units(of: language.listedUnits).filter { listed.contains($0.name) }.flatMap(\.spellings))
        let units = CookingLanguage.units(of: language.measures)
        spoons = Set(
            units.filter { ["tbsp", "tsp", "dsp"].contains($0.symbol) || $0.name == "spoonful" }
                .flatMap { $0.spellings.joined() }.map { String($0.lowercased().prefix { $0 != " " }) }
                .filter { $0.utf8.count > 1 })
    }

    /// Returns whether a word means a mixture that is divided as a whole: `dough`, `Pizzateig`.
    func isDough(_ word: String) -> Bool {
        guard !word.isEmpty else { return false }
        return doughs.contains(word) || doughEndings.contains(where: word.hasSuffix)
    }

    func divides(_ word: String) -> Bool { dividingStems.contains(where: word.hasPrefix) }

    func serves(_ word: String) -> Bool { servingStems.contains(where: word.hasPrefix) }

    func cuts(_ word: String) -> Bool { cuttingStems.contains(where: word.hasPrefix) }

    func weighs(_ word: String) -> Bool { weighingStems.contains(where: word.hasPrefix) }

    func repeats(_ word: String) -> Bool { repeatingStems.contains(where: word.hasPrefix) }

    /// Returns whether a text has a verb for doing the same with other pieces. It costs less than to read all words.
    func repeats(in text: String) -> Bool {
        let text = text.lowercased()
        return repeatingStems.contains { text.contains($0) }
    }
}
