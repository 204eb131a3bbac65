extension NavigationController {
    /// Ends the program. Where something would be lost the person is asked first; a second time ends it at once.
    func quit() {
        guard let application else { return }
        let isAsking = quitQuestion != nil && quitQuestion === presentedViewController
        guard !isAsking, let changes = application.root.unsavedChanges else { return application.quit() }
        let quit = AlertButton("Quit") { [weak application] in application?.quit() }
        let question = AlertViewController(title: "Quit?", text: changes, buttons: [.cancel("Stay"), quit])
        present(question)
        quitQuestion = question
    }

    /// Closes the sheet that shows. Where words in it would be lost the person is asked first.
    func closeSheet() {
        guard let sheet = presentedViewController,
            let changes = (sheet as? PromptViewController)?.changesLostByClosing
        else { return dismiss() }
        let close = AlertButton("Discard") { [weak sheet] in sheet?.dismiss() }
        present(AlertViewController(title: "Discard it?", text: changes, buttons: [.cancel("Go on writing"), close]))
    }
}
