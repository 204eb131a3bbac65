extension StyledText {
    /// Breaks the text into lines of a maximum width in columns. For the places of the breaks, see `LineBreaker`.
    ///
    /// Empty text is one empty line. A width below 1 counts as 1. O(n).
    public func wrapped(toWidth width: Int) -> [StyledText] {
        var breaker = LineBreaker(width: width)
        for (number, run) in runs.enumerated() { breaker.add(run.text, number: number) }
        return breaker.finish().map { line in
            var text = StyledText()
            for run in line { text.append(run.text, runs[run.number].role) }
            return text
        }
    }
}
