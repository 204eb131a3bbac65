extension Int {
    /// The number with its digits in groups of three: `1,000,000`.
    var grouped: String {
        var text = ""
        for (index, digit) in String(magnitude).reversed().enumerated() {
            if index > 0, index.isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return (self < 0 ? "-" : "") + String(text.reversed())
    }
}
