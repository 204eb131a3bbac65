import RecipeKit

/// A baking pan. Recipes are scaled by the ratio of the areas of two pans.
public struct Pan: Hashable, Sendable {
    /// The shape of a pan, with its inner lengths.
    public enum Shape: Hashable, Sendable {
        /// A round pan.
        case round(diameter: Rational)
        /// A square or rectangular pan, or a loaf pan.
        case rectangle(Rational, Rational)
    }

    /// The unit of the lengths.
    public enum Unit: Hashable, Sendable {
        case centimetre
        /// Inches.
        case inch
    }

    public var shape: Shape
    /// The depth, or `nil` if it is not stated.
    public var depth: Rational?
    /// The unit of the lengths, or `nil` if it is not stated. Lengths without a unit count as centimetres.
    public var unit: Unit?

    /// Creates a pan.
    public init(_ shape: Shape, depth: Rational? = nil, unit: Unit? = nil) {
        (self.shape, self.depth, self.unit) = (shape, depth, unit)
    }

    /// Returns the factor from this pan to another pan. The factor is the ratio of the areas of the pans. If both pans
    /// state their depth, the factor is the ratio of their volumes.
    ///
    /// The factor between a round and a rectangular pan is rounded to hundredths. Returns `nil` on overflow.
    public func factor(to other: Pan) -> Rational? {
        guard var ratio = other.base?.divided(by: self.base) else { return nil }
        if let depth, let otherDepth = other.depth {
            guard
                let lengths = (unit ?? .centimetre, other.unit ?? .centimetre) == (.inch, .inch)
                    ? otherDepth.divided(by: depth)
                    : other.centimetres(otherDepth)?.divided(by: centimetres(depth)),
                let volumes = ratio.multiplied(by: lengths)
            else { return nil }
            ratio = volumes
        }
        guard isRound != other.isRound else { return ratio }
        // The area of a circle is π/4 of the area of the square around it. 355/113 is nearly π.
        guard let quarter = Rational(355, 4 * 113),
            let circle = isRound ? ratio.divided(by: quarter) : ratio.multiplied(by: quarter)
        else { return nil }
        guard circle.doubleValue < 1e12 else { return nil }
        return Int(nearest: circle.doubleValue * 100).flatMap { Rational($0, 100) }
    }

    private var isRound: Bool { if case .round = shape { true } else { false } }

    /// The area in square centimetres of a rectangle, or of the square around a circle.
    private var base: Rational? {
        switch shape {
        case .round(let diameter): centimetres(diameter)?.multiplied(by: centimetres(diameter))
        case .rectangle(let length, let width): centimetres(length)?.multiplied(by: centimetres(width))
        }
    }

    private func centimetres(_ length: Rational) -> Rational? {
        unit == .inch ? Rational(127, 50)?.multiplied(by: length) : length
    }
}

extension Rational {
    fileprivate func multiplied(by other: Rational?) -> Rational? { other.flatMap { multiplied(by: $0) } }
    fileprivate func divided(by other: Rational?) -> Rational? { other.flatMap { divided(by: $0) } }
}

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
