extension ViewController {
    /// Presents a controller, such as an alert or a form, as a sheet over the current screen until it is dismissed.
    ///
    /// The screen remains visible but is dimmed and receives no keys. The sheet belongs to the screen: a pushed screen
    /// covers both, and after that screen is removed, both are visible again. A sheet can be presented over another
    /// sheet. Esc closes a sheet that does not handle the key itself, and so does the key that quits the program on a
    /// screen, such as `q`; see ``ViewController/sheetShouldClose()``. In a small window, a sheet fills the area between
    /// the bar at the top and the key hints.
    ///
    /// If this controller is in no ``NavigationController``, or if the controller to present already has a parent,
    /// reports a ``ProgrammingError`` and has no effect.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - onDismiss: Called after the sheet was closed for any reason.
    public func present(_ controller: ViewController, onDismiss: (@MainActor () -> Void)? = nil) {
        guard let navigation = (self as? NavigationController) ?? navigationController else {
            ProgrammingError.report("\(type(of: self)) presents but is on no navigation stack")
            return
        }
        navigation.show(presented: controller, onDismiss: onDismiss)
    }

    /// Closes the sheet that contains this controller, and all sheets over that sheet. The sheet can also be this
    /// controller itself. If there is no sheet, has no effect.
    ///
    /// If this controller is a navigation controller with sheets over its current screen, closes only the topmost of
    /// these sheets.
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
