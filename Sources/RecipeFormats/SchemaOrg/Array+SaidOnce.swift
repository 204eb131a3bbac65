extension Array where Element: Equatable {
    /// The first half of the elements if the second half repeats it, otherwise all elements. A half must have at least
    /// two elements.
    ///
    /// Some pages contain a list twice: for wide screens and for narrow screens.
    var saidOnce: [Element] {
        let half = count / 2
        guard half > 1, count.isMultiple(of: 2), self[..<half] == self[half...] else { return self }
        return Array(self[..<half])
    }
}
