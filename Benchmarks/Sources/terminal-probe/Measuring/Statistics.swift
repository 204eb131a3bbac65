extension Duration {
    var milliseconds: Double {
        Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    }
}

extension Array where Element: Comparable {
    var median: Element? { quantile(0.5) }

    /// The nearest measured value: nothing is invented between two.
    func quantile(_ share: Double) -> Element? {
        isEmpty ? nil : sorted()[Swift.min(count - 1, Int(Double(count) * share))]
    }
}

extension Array where Element == Int {
    var mean: Double? { isEmpty ? nil : Double(reduce(0, +)) / Double(count) }
}
