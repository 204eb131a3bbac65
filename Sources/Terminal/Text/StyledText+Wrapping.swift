extension StyledText {
    /// Returns the text in lines of a maximum width in columns. See `LineBreaker` for the rules.
    ///
    /// Empty text is one empty line. A width below 1 counts as 1. O(n).
    public func wrapped(toWidth width: Int) -> [StyledText] {
        var breaker = LineBreaker<Role>(width: width)
        for run in runs { breaker.add(run.text, run.role) }
        return breaker.finish().map { line in StyledText(line.map { Run($0.text, $0.attribute) }) }
    }
}
