/// A button of an ``AlertViewController``.
public struct AlertButton {
    /// The title of the button.
    public var title: String
    /// Whether Esc chooses this button.
    public var isCancel: Bool
    /// The action of the button, called after the alert was closed.
    public var action: @MainActor () -> Void

    /// Creates a button.
    public init(_ title: String, isCancel: Bool = false, action: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.isCancel = isCancel
        self.action = action
    }

    /// Returns a button that only closes the alert.
    public static func cancel(_ title: String = "Cancel") -> AlertButton { AlertButton(title, isCancel: true) }
}
