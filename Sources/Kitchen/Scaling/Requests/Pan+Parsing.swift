import RecipeKit

extension Pan {
    /// Creates a pan from a text: `26cm`, `9 inch`, `9"`, `20x30`, `20 x 30 x 5 cm`, `20cm square`, `loaf 25x11`,
    /// `⌀ 26`.
    ///
    /// A single length is the diameter of a round pan, or the side of a square pan if the text says `square`. A third
    /// length is the depth.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - unit: The unit to use if the text states none.
    /// - Throws: ``ScalingError/unreadablePan(_:)``, ``ScalingError/zero``, ``ScalingError/negative`` or
    ///   ``ScalingError/tooLarge``.
    public init(parsing text: String, unit: Unit? = nil) throws(ScalingError) {
        let typed = text.trimmingSpaces()
        var scanner = NumberScanner(typed.lowercased())
        var lengths: [Rational] = []
        var unit = unit
        var isSquare = false
        var isLoaf = false
        while !scanner.rest.isEmpty {
            scanner.skipSpaces()
            if let length = scanner.number() {
                guard length > .zero else { throw .zero }
                guard length <= Scaling.greatest else { throw .tooLarge }
                lengths.append(length)
                continue
            }
            let word = scanner.letters()
            switch word {
            case "cm", "zentimeter", "centimetre", "centimetres": unit = .centimetre
            case "in", "inch", "inches", "zoll": unit = .inch
            case "x", "by", "round", "springform", "pan", "tin", "rectangle", "rectangular", "ø": break
            case "square": isSquare = true
            case "loaf": isLoaf = true
            case "":
                guard let sign = scanner.skipSign() else { continue }
                switch sign {
                case "×", "*", "⌀", "Ø": break
                case "\"", "”", "″": unit = .inch
                case "-", "−", "–": throw .negative
                default: throw .unreadablePan(typed)
                }
            default: throw .unreadablePan(typed)
            }
        }
        guard (1...3).contains(lengths.count), !isLoaf || lengths.count > 1, !isSquare || lengths.count != 3 else {
            throw .unreadablePan(typed)
        }
        if lengths.count == 1 {
            self.init(isSquare ? .rectangle(lengths[0], lengths[0]) : .round(diameter: lengths[0]), unit: unit)
        } else {
            self.init(
                .rectangle(lengths[0], lengths[1]), depth: lengths.count == 3 ? lengths[2] : nil, unit: unit)
        }
    }
}

extension NumberScanner {
    /// Consumes and returns the next scalar. Returns `nil` at the end.
    fileprivate mutating func skipSign() -> Unicode.Scalar? {
        guard let scalar = rest.unicodeScalars.first else { return nil }
        self = NumberScanner(String(rest.unicodeScalars.dropFirst()))
        return scalar
    }
}
