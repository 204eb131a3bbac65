extension Array where Element: Equatable {
    /// The first half of the elements if the second half repeats it, or else all elements.
    ///
    /// Some pages contain one list for wide screens and one for narrow screens.
    var saidOnce: [Element] {
        let half = count / 2
        guard half > 1, count.isMultiple(of: 2), self[..<half] == self[half...] else { return self }
        return Array(self[..<half])
    }
}
