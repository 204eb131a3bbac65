import RecipeKit

/// Returns a fraction. The denominator must not be 0.
public func fraction(_ numerator: Int, _ denominator: Int) -> Rational { Rational(numerator, denominator) ?? .zero }
