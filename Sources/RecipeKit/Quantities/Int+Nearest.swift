extension Int {
    /// Creates the integer that is nearest to a floating-point number. Returns `nil` if 64 bits cannot hold it, and for
    /// a value that is not a number.
    ///
    /// `Int(value)` traps in these cases. The numbers come from files that nobody checked, so use only this initializer
    /// for them.
    package init?(nearest value: Double, rounding rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        self.init(exactly: value.rounded(rule))
    }
}
