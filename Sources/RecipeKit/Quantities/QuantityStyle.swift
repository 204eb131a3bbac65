/// The character set for formatted numbers.
public enum QuantityStyle: Hashable, Sendable {
    /// Unicode: `1½`, `1–2`.
    case unicode
    /// ASCII: `1 1/2`, `1-2`.
    case ascii
}
