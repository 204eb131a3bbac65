extension ViewController {
    /// The outermost navigation controller with the focus: this controller itself or one of its focused descendants.
    /// `nil` if there is none.
    var focusedNavigationController: NavigationController? {
        (self as? NavigationController) ?? focusedChild?.focusedNavigationController
    }
}

extension NavigationController {
    /// Quits the program. If there are unsaved changes, asks the user first. If the question is already shown, which
    /// only Ctrl-C can find, quits immediately.
    func quit() {
        guard let application else { return }
        let isAsking = quitQuestion != nil && quitQuestion === presentedViewController
        guard !isAsking, let changes = application.root.unsavedChanges else { return application.quit() }
        let quit = AlertButton("Quit") { [weak application] in application?.quit() }
        let question = AlertViewController(title: "Quit?", text: changes, buttons: [.cancel("Stay"), quit])
        present(question)
        quitQuestion = question
    }

    /// Closes the topmost sheet over the current screen, unless ``ViewController/sheetShouldClose()`` of the sheet
    /// returns `false`. If there is no sheet, has no effect.
    func closeSheet() {
        if presentedViewController?.sheetShouldClose() == true { dismiss() }
    }

    /// Closes the topmost sheet or, if there is none, removes the current screen, which is the help screen.
    func leave() {
        if presentedViewController != nil { closeSheet() } else { pop() }
    }
}
