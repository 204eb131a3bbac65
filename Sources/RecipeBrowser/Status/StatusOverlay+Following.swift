import SectionedLists

extension StatusOverlay {
    /// Creates an overlay over a screen that shows the status of a model controller.
    convenience init<Model>(
        over content: ViewController, following source: ModelController<Model>, words: StatusWords
    ) {
        self.init(over: content)
        follow(source, words: words)
    }
}
