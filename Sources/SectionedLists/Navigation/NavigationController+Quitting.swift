extension ViewController {
    /// The outermost navigation controller with the focus: this controller itself or one of its focused descendants.
    /// `nil` if there is none.
    var focusedNavigationController: NavigationController? {
        (self as? NavigationController) ?? focusedChild?.focusedNavigationController
    }
}

extension NavigationController {
    /// Quits the program. If there are unsaved changes, asks the user first. If the question is already shown, quits
    /// immediately.
    func quit() {
        guard let application else { return }
        let isAsking = quitQuestion != nil && quitQuestion === presentedViewController
        guard !isAsking, let changes = application.root.unsavedChanges else { return application.quit() }
        let quit = AlertButton("Quit") { [weak application] in application?.quit() }
        let question = AlertViewController(title: "Quit?", text: changes, buttons: [.cancel("Stay"), quit])
        present(question)
        quitQuestion = question
    }

    /// Closes the topmost sheet over the current screen. If this sheet is a prompt whose text would be lost, asks the
    /// user first. If there is no sheet, has no effect.
    func closeSheet() {
        guard let sheet = presentedViewController,
            let changes = (sheet as? PromptViewController)?.changesLostByClosing
        else { return dismiss() }
        let close = AlertButton("Discard") { [weak sheet] in sheet?.dismiss() }
        present(AlertViewController(title: "Discard it?", text: changes, buttons: [.cancel("Go on writing"), close]))
    }
}
