extension Array where Element: Equatable {
    /// The first half of the elements if the second half repeats it. Some pages have one list for wide screens and one
    /// for narrow ones.
    var saidOnce: [Element] {
        let half = count / 2
        guard half > 1, count.isMultiple(of: 2), self[..<half] == self[half...] else { return self }
        return Array(self[..<half])
    }
}
