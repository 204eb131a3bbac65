extension ViewController {
    /// Shows a controller over this one's screen until it is dismissed: a sheet, an alert, a question.
    ///
    /// The screen stays in view, dimmed, and has no keys meanwhile. The sheet belongs to the screen it was presented
    /// over: what is pushed covers both, and both come back as they were left. Sheets may be presented over sheets. Esc
    /// closes a sheet that does not take the key itself. In a small window a sheet has all the room between path and
    /// keys.
    ///
    /// - Parameters:
    ///   - controller: What to show.
    ///   - onDismiss: Is called when the controller was dismissed, by whomever.
    public func present(_ controller: ViewController, onDismiss: (@MainActor () -> Void)? = nil) {
        guard let navigation = (self as? NavigationController) ?? navigationController else {
            ProgrammingError.report("\(type(of: self)) presents but is on no navigation stack")
            return
        }
        navigation.show(presented: controller, onDismiss: onDismiss)
    }

    /// Closes the sheet that this controller is or is part of, and whatever was presented over it; a navigation controller
    /// closes the last one that shows. Without any nothing happens.
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
