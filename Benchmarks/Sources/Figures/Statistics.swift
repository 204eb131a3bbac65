extension Duration {
    package var milliseconds: Double {
        Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    }

    package var microseconds: Double { milliseconds * 1e3 }
}

extension Array where Element: Comparable {
    package var median: Element? { quantile(0.5) }

    /// Returns a quantile, for example 0.99 for the value below which 99 % of the values are. The result is always a
    /// measured value, never one between two measured values.
    package func quantile(_ share: Double) -> Element? {
        isEmpty ? nil : sorted()[Swift.min(count - 1, Int(Double(count) * share))]
    }
}

extension Array where Element == Int {
    package var mean: Double? { isEmpty ? nil : Double(reduce(0, +)) / Double(count) }
}
