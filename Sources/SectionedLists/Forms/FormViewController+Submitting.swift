extension FormViewController {
    /// Checks all values and, if they are valid, submits the form.
    ///
    /// If a value is invalid, moves the focus to the first field with an invalid value. Otherwise calls the closure of
    /// the form. If the closure sets the ``FormField/problem`` of a field, the focus moves to the first such field, and
    /// the form stays open. If it sets no problem, all values count as saved, and the form closes if ``closesOnSubmit``
    /// is `true`.
    public func submit() {
        for field in fields where field.isFocusable { field.check() }
        guard !showsProblem() else { return }
        onSubmit(self)
        guard !showsProblem() else { return }
        markSaved()
        if closesOnSubmit { leave() }
    }

    /// If a field has a ``FormField/problem``, moves the focus to the first such field.
    ///
    /// - Returns: Whether there is such a field.
    private func showsProblem() -> Bool {
        guard let index = allFields.firstIndex(where: { $0.problem != nil }) else { return false }
        focus(index)
        return true
    }

    /// Closes the form without submitting it, and calls ``onCancel``. If a value was changed and
    /// ``asksBeforeDiscarding`` is `true`, asks the user first. A form outside a ``NavigationController`` does not ask.
    /// A form on the root screen stays visible.
    public func cancel() {
        guard let unsavedChanges, navigationController != nil else { return discard() }
        let discard = AlertButton("Discard") { [weak self] in self?.discard() }
        present(
            AlertViewController(
                title: "Discard the changes?", text: unsavedChanges, buttons: [.cancel("Go on editing"), discard]))
    }

    /// Whether canceling has an effect: the form is in a sheet or in a screen over another screen, or ``onCancel`` is
    /// set.
    var canCancel: Bool { onCancel != nil || stack?.canLeave == true }

    private func discard() {
        leave()
        onCancel?()
    }

    /// Closes the sheet or removes the screen that contains the form. Has no effect for the root screen, and outside a
    /// ``NavigationController``.
    private func leave() {
        guard let (navigation, part, canLeave) = stack, canLeave else { return }
        if navigation.topViewController === part { navigation.pop() } else { part.dismiss() }
    }

    /// Three values: the navigation controller, the screen or sheet in this controller that contains the form, and
    /// whether the user can leave that screen or sheet. `nil` if the form is in no navigation controller.
    private var stack: (navigation: NavigationController, part: ViewController, canLeave: Bool)? {
        var part: ViewController = self
        while let parent = part.parent {
            if let navigation = parent as? NavigationController {
                return (navigation, part, navigation.viewControllers.first !== part)
            }
            part = parent
        }
        return nil
    }
}
