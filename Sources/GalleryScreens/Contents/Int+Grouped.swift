extension Int {
    /// The number with its digits in groups of three: `1,000,000`.
    var grouped: String {
        guard magnitude >= 1_000 else { return String(self) }
        let last = String(magnitude % 1_000)
        return (self / 1_000).grouped + "," + String(repeating: "0", count: 3 - last.count) + last
    }
}
