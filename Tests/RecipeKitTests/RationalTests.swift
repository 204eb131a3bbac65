import TestSupport
import Testing

@testable import RecipeKit

@Suite("Exact fractions and amounts")
struct RationalTests {
    @Test("A fraction is in lowest terms with a positive denominator, and has no denominator of zero")
    func reduced() throws {
        let half = try #require(Rational(3, -6))
        #expect(half.numerator == -1 && half.denominator == 2 && !half.isInteger && half.doubleValue == -0.5)
        #expect(Rational(-4, -2) == Rational(2) && Rational(0, 5) == .zero && Rational(0, -5) == .zero)
        #expect(Rational(1, 0) == nil && Rational(.min, 3) == nil && Rational(3, .min) == nil)
        #expect(Rational(.max, .max) == .one)
    }

    @Test("Sums, products and quotients are exact, and there is none if it overflows")
    func arithmetic() {
        #expect(fraction(1, 3).adding(fraction(1, 6)) == fraction(1, 2))
        #expect(fraction(2, 3).multiplied(by: fraction(3, 4)) == fraction(1, 2))
        #expect(fraction(1, 2).divided(by: fraction(1, 4)) == Rational(2))
        #expect(Rational.one.divided(by: .zero) == nil)
        #expect(Rational(.max).multiplied(by: fraction(1, .max)) == .one)
        #expect(Rational(.max).adding(.one) == nil && Rational(.max).multiplied(by: Rational(2)) == nil)
        #expect(fraction(.max, 2).adding(fraction(1, 3)) == nil && fraction(1, 3).adding(fraction(.max, 2)) == nil)
        #expect(fraction(1, .max).multiplied(by: fraction(1, 2)) == nil)
        #expect(fraction(1, .max).adding(fraction(1, .max - 1)) == nil)
    }

    @Test("Fractions are compared by their value, also near overflow")
    func order() {
        let sorted = [
            Rational(-.max), Rational(-1), fraction(-1, 2), .zero, fraction(1, .max), fraction(1, 3), fraction(1, 2),
            .one, fraction(.max, 2), Rational(.max),
        ]
        #expect(sorted.reversed().sorted() == sorted)
        for number in sorted { #expect(!(number < number)) }
    }

    @Test("The sum of amounts is a range if one of them is, and words have no sum")
    func amounts() {
        let (two, range) = (Amount.number(Rational(2)), Amount.range(Rational(1), Rational(3)))
        #expect(two.adding(two) == .number(Rational(4)) && two.adding(range) == .range(Rational(3), Rational(5)))
        #expect(two.adding(.text("some")) == nil && Amount.text("some").adding(two) == nil)
        #expect(range.multiplied(by: Rational(2)) == .range(Rational(2), Rational(6)))
        #expect(range.multiplied(by: .zero) == .number(.zero) && two.multiplied(by: .zero) == .number(.zero))
        #expect(two.multiplied(by: Rational(-1)) == nil && Amount.text("some").multiplied(by: .one) == nil)
        #expect(two.multiplied(by: Rational(.max)) == nil && range.adding(.number(Rational(.max))) == nil)
    }

    @Test("A character of a fraction has its value, also one that is never shown")
    func characters() {
        #expect(VulgarFraction.value(of: "⅔") == fraction(2, 3) && VulgarFraction.value(of: "⅐") == fraction(1, 7))
        #expect(VulgarFraction.value(of: "1") == nil && VulgarFraction.character(of: fraction(1, 7)) == nil)
        #expect(VulgarFraction.character(of: fraction(3, 8)) == "⅜" && VulgarFraction.character(of: .one) == nil)
    }
}
