extension Array where Element: Equatable {
    /// The elements without a repetition: `a, b` for `a, b, a, b`. A single repeated element (`a, a`) is kept.
    ///
    /// Some pages contain a list twice: for wide screens and for narrow screens.
    var saidOnce: [Element] {
        let half = count / 2
        guard half > 1, count.isMultiple(of: 2), self[..<half] == self[half...] else { return self }
        return Array(self[..<half])
    }
}
