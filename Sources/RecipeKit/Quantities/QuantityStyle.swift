/// How numbers are shown.
public enum QuantityStyle: Hashable, Sendable {
    /// `1½`, `1–2`.
    case unicode
    /// `1 1/2`, `1-2`: for terminals that have nothing but ASCII.
    case ascii
}
