/// A button of an ``AlertViewController``.
public struct AlertButton {
    /// The title of the button.
    public var title: String
    /// Whether Esc chooses this button. If this is `true` for several buttons, Esc chooses the first of them.
    public var isCancel: Bool
    /// The action of the button. It is called after the alert was closed.
    public var action: @MainActor () -> Void

    /// Creates a button. By default, its only effect is to close the alert.
    public init(_ title: String, isCancel: Bool = false, action: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.isCancel = isCancel
        self.action = action
    }

    /// Returns a button whose only effect is to close the alert. Esc chooses it.
    public static func cancel(_ title: String = "Cancel") -> AlertButton { AlertButton(title, isCancel: true) }
}
