/// A way out of an alert.
public struct AlertButton {
    /// What the button says.
    public var title: String
    /// Whether Esc means this one.
    public var isCancel: Bool
    /// What choosing it does, after the alert has gone.
    public var action: @MainActor () -> Void

    /// A button of an ``AlertViewController``.
    public init(_ title: String, isCancel: Bool = false, action: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.isCancel = isCancel
        self.action = action
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ title: String = "Cancel") -> AlertButton { AlertButton(title, isCancel: true) }
}
