import SectionedLists

extension StatusOverlay {
    /// Creates an overlay that shows the status of a model controller over a screen.
    convenience init<Model>(
        over content: ViewController, following source: ModelController<Model>, words: StatusWords
    ) {
        self.init(over: content)
        follow(source, words: words)
    }
}
