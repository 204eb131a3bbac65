import RecipeFormats

/// Finds the ingredient lines and steps in the JSON text of a schema.org recipe. It creates no recipe, because the
/// index needs only the words of the lines and steps.
struct RecipeText {
    /// An ingredient line or a step.
    enum Piece {
        /// A string without escapes and HTML. The value is its range in the bytes of the text, without the quotation
        /// marks.
        case raw(Range<Int>)
        /// Any other string, decoded.
        case read(String)
    }

    /// The JSON text, which must outlive this value.
    let bytes: UnsafeBufferPointer<UInt8>
    var ingredients: [Piece] = []
    var steps: [Piece] = []
    /// The members of the object that are neither ingredients nor steps. The header of the recipe is read from them.
    var members: [JSONValue.Member] = []

    /// Finds the parts in a text that is one well-formed recipe. Returns `nil` for any other text, which
    /// ``JSONLDFormat`` must read instead.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        var scanner = RecipeTextScanner(bytes)
        guard scanner.scan() else { return nil }
        ingredients = scanner.ingredients
        steps = scanner.steps
        members = scanner.members
    }
}

/// Scans a JSON text in one pass. For unexpected text, its functions return `false` or `nil`, and ``JSONLDFormat``
/// reads the text instead.
private struct RecipeTextScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var ingredients: [RecipeText.Piece] = []
    var steps: [RecipeText.Piece] = []
    var members: [JSONValue.Member] = []
    private var isRecipe = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        ingredients.reserveCapacity(16)
        steps.reserveCapacity(16)
    }

    mutating func scan() -> Bool {
        guard take(UInt8(ascii: "{")) else { return false }
        repeat {
            guard let key = plainString(), take(UInt8(ascii: ":")), member(key) else { return false }
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { return false }
        skipBlanks()
        return isRecipe && position == bytes.count
    }

    private mutating func member(_ key: Range<Int>) -> Bool {
        switch name(key) {
        case "recipeIngredient":
            guard ingredients.isEmpty else { return false }
            return strings { $0.ingredients.append($1) }
        case "recipeInstructions":
            guard steps.isEmpty else { return false }
            return instructions(depth: 0)
        case "@type":
            guard let type = plainString(), name(type) == "Recipe" else { return false }
            isRecipe = true
            return true
        case "@context", "url", "image", "author", "description", "nutrition", "video", "aggregateRating", "review",
            "datePublished", "dateModified", "publisher", "mainEntityOfPage", "@id", "isBasedOn", "inLanguage",
            "comment":
            return skipValue()
        case "ingredients", "instructions", "recipeIngredients", "ingredient", "recipeInstruction", "step", "steps",
            "type":
            return false
        case let key?:
            var reader = JSONReader(bytes, from: position)
            guard let value = reader.member(), reader.firstError == nil else { return false }
            position = reader.position
            members.append(JSONValue.Member(key: key, value: value))
            return true
        case nil: return false
        }
    }

    private func name(_ range: Range<Int>) -> String? {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    // MARK: - Texts

    /// Scans a string or an array of strings.
    private mutating func strings(_ add: (inout Self, RecipeText.Piece) -> Void) -> Bool {
        guard take(UInt8(ascii: "[")) else {
            guard let piece = piece() else { return false }
            add(&self, piece)
            return true
        }
        if take(UInt8(ascii: "]")) { return true }
        repeat {
            guard let piece = piece() else { return false }
            add(&self, piece)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]"))
    }

    /// Scans a string, an object for a step or a section, or an array of such values. Returns `false` for any other
    /// text, and for text that is nested more deeply than 8 levels.
    private mutating func instructions(depth: Int) -> Bool {
        guard depth < 8 else { return false }
        skipBlanks()
        guard position < bytes.count else { return false }
        switch bytes[position] {
        case UInt8(ascii: "["):
            position += 1
            if take(UInt8(ascii: "]")) { return true }
            repeat {
                guard instructions(depth: depth + 1) else { return false }
            } while take(UInt8(ascii: ","))
            return take(UInt8(ascii: "]"))
        case UInt8(ascii: "{"):
            position += 1
            if take(UInt8(ascii: "}")) { return true }
            repeat {
                guard let key = plainString(), take(UInt8(ascii: ":")), stepMember(key, depth) else { return false }
            } while take(UInt8(ascii: ","))
            return take(UInt8(ascii: "}"))
        default:
            guard let piece = piece() else { return false }
            steps.append(piece)
            return true
        }
    }

    private mutating func stepMember(_ key: Range<Int>, _ depth: Int) -> Bool {
        switch name(key) {
        case "text", "name", "itemListElement": instructions(depth: depth + 1)
        case "description", "@value", "headline", "steps", "step", "Name": false
        default: skipValue()
        }
    }

    /// Scans a string. Decodes it only if it contains escapes or HTML.
    private mutating func piece() -> RecipeText.Piece? {
        skipBlanks()
        let start = position
        if let range = plainString() {
            let isMarked = bytes[range].contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }
            guard isMarked else { return .raw(range) }
            return .read(SchemaOrgText.line(name(range) ?? ""))
        }
        position = start
        var reader = JSONReader(bytes, from: position)
        guard case .string(let text)? = reader.member(), reader.firstError == nil else { return nil }
        position = reader.position
        return .read(SchemaOrgText.line(text))
    }

    // MARK: - Tokens

    /// Scans a string without escapes, and returns the range between its quotation marks.
    private mutating func plainString() -> Range<Int>? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                position += 1
                return start..<(position - 1)
            }
            if byte == UInt8(ascii: "\\") || byte < 0x20 { return nil }
            position += 1
        }
        return nil
    }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    /// Skips white space. Then, if the given character is next, skips it and returns `true`. Otherwise returns `false`.
    private mutating func take(_ character: UInt8) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == character else { return false }
        position += 1
        return true
    }

    /// Skips a value of any kind.
    private mutating func skipValue() -> Bool {
        skipBlanks()
        var open = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                // No bracket is open, so this bracket closes the enclosing value.
                if open == 0 { return true }
                open -= 1
            case UInt8(ascii: "\""):
                guard skipString() else { return false }
                if open == 0 { return true }
                continue
            case UInt8(ascii: ",") where open == 0: return true
            default: break
            }
            position += 1
            if open == 0, position < bytes.count,
                bytes[position - 1] == UInt8(ascii: "}") || bytes[position - 1] == UInt8(ascii: "]")
            {
                return true
            }
        }
        return false
    }

    /// Skips a string. Returns `false` if the string has no end. `JSONReader` would accept such a string.
    private mutating func skipString() -> Bool {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\""):
                position += 1
                return true
            default: position += 1
            }
        }
        return false
    }
}
