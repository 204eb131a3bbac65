extension ViewController {
    /// Presents a controller, such as a sheet or an alert, over the screen of this one until it is dismissed.
    ///
    /// The screen remains visible but dimmed and receives no keys. The sheet belongs to the screen: a pushed screen
    /// covers both, and both reappear unchanged. Sheets may be presented over sheets. Esc closes a sheet that does not
    /// handle the key itself. In a small window, a sheet fills the area between the path and the key hints.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - onDismiss: Called after the controller was dismissed for any reason.
    public func present(_ controller: ViewController, onDismiss: (@MainActor () -> Void)? = nil) {
        guard let navigation = (self as? NavigationController) ?? navigationController else {
            ProgrammingError.report("\(type(of: self)) presents but is on no navigation stack")
            return
        }
        navigation.show(presented: controller, onDismiss: onDismiss)
    }

    /// Closes the sheet that contains this controller, and all sheets over that sheet. On a navigation controller,
    /// closes the topmost sheet. Has no effect if there is no sheet.
    public func dismiss() {
        if let navigation = self as? NavigationController, let last = navigation.presentedViewController {
            navigation.close(presented: last)
            return
        }
        var part = self
        while let parent = part.parent {
            if let navigation = parent as? NavigationController, navigation.close(presented: part) { return }
            part = parent
        }
    }
}
