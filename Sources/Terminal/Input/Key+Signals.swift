extension Key {
    /// The keys that a terminal converts into signals: Ctrl-C interrupts the program, Ctrl-Z suspends it, and `Ctrl-\`
    /// ends it.
    ///
    /// They never arrive as keys, so no command can have them. Ctrl-C and `Ctrl-\` arrive as
    /// ``InputEvent/terminate(_:)``. The driver handles Ctrl-Z itself.
    public static let signalKeys: [Key] = [.control("c"), .control("z"), .control("\\")]

    /// Whether the key is one of the ``signalKeys``.
    public var isSignalKey: Bool { Self.signalKeys.contains(self) }
}
