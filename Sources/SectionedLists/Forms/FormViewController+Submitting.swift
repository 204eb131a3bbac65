extension FormViewController {
    /// Checks all values. Calls the closure of the form if they are valid. Otherwise moves the focus to the first
    /// invalid one.
    public func submit() {
        for field in fields where field.isFocusable { field.check() }
        guard !showsProblem() else { return }
        onSubmit(self)
        guard !showsProblem() else { return }
        for field in fields { field.didSubmit() }
        setNeedsDisplay()
        if closesOnSubmit { leave() }
    }

    /// Moves the focus to the first invalid field. Returns whether there is one.
    private func showsProblem() -> Bool {
        guard let index = allFields.firstIndex(where: { $0.problem != nil }) else { return false }
        focus(index)
        return true
    }

    /// Closes the form without submitting it. If changes would be lost, asks the user first.
    public func cancel() {
        guard let unsavedChanges, navigationController != nil else { return discard() }
        let discard = AlertButton("Discard") { [weak self] in self?.discard() }
        present(
            AlertViewController(
                title: "Discard the changes?", text: unsavedChanges, buttons: [.cancel("Go on editing"), discard]))
    }

    private func discard() {
        leave()
        onCancel?()
    }

    /// Closes the sheet or pops the screen that contains the form.
    private func leave() {
        var part: ViewController = self
        while let parent = part.parent {
            if let navigation = parent as? NavigationController {
                if navigation.topViewController === part { navigation.pop() } else { part.dismiss() }
                return
            }
            part = parent
        }
    }
}
