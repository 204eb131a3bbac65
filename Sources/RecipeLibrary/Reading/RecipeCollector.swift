import RecipeFormats
import RecipeKit

/// Converts recipes into the form that the index stores.
struct RecipeCollector {
    var batch = IndexBatch()
    private var words = WordCollector()

    /// Adds a recipe that was read completely.
    ///
    /// - Parameters:
    ///   - summary: The summary of the recipe.
    ///   - recipe: The recipe.
    ///   - position: The position in a file of many recipes, or `nil` in other files.
    mutating func add(_ summary: RecipeSummary, _ recipe: Recipe, position: RecipePosition? = nil) {
        let document = SearchDocument(summary, recipe)
        var entry = begin(summary, position: position)
        entry.ingredientWords = collect(document.ingredients)
        entry.stepWords = collect(document.steps)
        finish(&entry, tags: document.tags)
    }

    /// Adds a recipe of which only the header was read. The words of its ingredients and steps come from its JSON text.
    mutating func add(_ summary: RecipeSummary, tags: [String], _ text: RecipeText, position: RecipePosition) {
        var entry = begin(summary, position: position)
        entry.ingredientWords = collect(text.ingredients, of: text)
        entry.stepWords = collect(text.steps, of: text)
        finish(&entry, tags: tags)
    }

    private mutating func begin(_ summary: RecipeSummary, position: RecipePosition?) -> IndexBatch.Recipe {
        var entry = IndexBatch.Recipe()
        entry.number = Int32(summary.id.index)
        if let position {
            entry.offset = Int64(position.offset)
            entry.length = Int32(position.length)
            entry.part = Int32(position.part)
        }
        entry.title = batch.append(summary.title)
        entry.key = append(SortingKey(summary.title).utf8)
        entry.course = summary.course
        if let time = summary.totalTime {
            entry.minutes = time.minutes.flatMap { Int32(exactly: $0) } ?? -1
            entry.time = batch.append(time.text)
        }
        if let servings = summary.servings {
            entry.servings = batch.append(servings.text)
            if servings.number != Rational(parsing: servings.text) {
                entry.yield = batch.append(servings.number?.written ?? "")
            }
        }
        if !summary.tags.isEmpty { entry.tags = batch.append(summary.tags.joined(separator: "\n")) }
        entry.titleWords = collect([summary.title])
        return entry
    }

    private mutating func finish(_ entry: inout IndexBatch.Recipe, tags: [String]) {
        if !tags.isEmpty { entry.tagWords = collect(tags) }
        var identity = StableHash()
        for slice in [entry.titleWords, entry.ingredientWords] {
            identity.combine(batch.bytes[Int(slice.start)..<Int(slice.end)])
        }
        entry.identity = identity.value
        batch.recipes.append(entry)
    }

    private mutating func append(_ bytes: [UInt8]) -> IndexBatch.Slice {
        let start = Int32(batch.bytes.count)
        batch.bytes += bytes
        return IndexBatch.Slice(start: start, end: Int32(batch.bytes.count))
    }

    private mutating func collect(_ lines: [String]) -> IndexBatch.Slice {
        let start = Int32(batch.bytes.count)
        words.begin()
        for line in lines { words.add(line, to: &batch.bytes) }
        return IndexBatch.Slice(start: start, end: Int32(batch.bytes.count))
    }

    private mutating func collect(_ strings: [RecipeText.Piece], of text: RecipeText) -> IndexBatch.Slice {
        let start = Int32(batch.bytes.count)
        words.begin()
        for piece in strings {
            switch piece {
            case .raw(let range):
                let bytes = UnsafeBufferPointer(rebasing: text.bytes[range])
                if !words.addPlain(bytes, to: &batch.bytes) {
                    words.add(String(decoding: bytes, as: UTF8.self), to: &batch.bytes)
                }
            case .read(let string): words.add(string, to: &batch.bytes)
            }
        }
        return IndexBatch.Slice(start: start, end: Int32(batch.bytes.count))
    }
}
