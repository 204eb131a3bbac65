import SectionedLists

extension StatusOverlay {
    /// A screen under what tells how the reading of its model goes.
    convenience init<Model>(
        over content: ViewController, following source: ModelController<Model>, words: StatusWords
    ) {
        self.init(over: content)
        follow(source, words: words)
    }
}
