/// The positions of the items in the window of a list.
///
/// The layout starts from an *anchor*: one item and the line where it begins. It adds items above and below the anchor
/// until the window is full. So no row outside the window is measured, estimated or stored, and the cost of drawing a
/// list depends only on its window.
///
/// At the end, all positions can shift, so that no empty lines are above the first item of the list. Empty lines are
/// below the last item only if the whole list fits in the window.
struct ListLayout {
    struct Placement: Equatable {
        var item: ListItem
        /// The line of the window where the item begins. It is negative if the item begins above the window.
        var y: Int
        var height: Int

        var maxY: Int { y + height }
    }

    /// The fixed point of a layout: an item and the line where it begins.
    struct Anchor: Equatable {
        var item: ListItem
        var y: Int
    }

    /// The items that are at least partly in the window, from top to bottom.
    private(set) var placements: [Placement] = []
    let height: Int
    /// Whether the first line of the list is in the window.
    private(set) var showsStart = true
    /// Whether the last item of the list ends in the window.
    private(set) var showsEnd = true

    static func empty(height: Int) -> ListLayout { ListLayout(height: height) }

    private init(height: Int) { self.height = height }

    /// Lays out a window whose height is given in lines. If the height is 0 or the list does not contain the item of
    /// the anchor, the layout is empty. O(number of items in the window).
    @MainActor
    init(height: Int, contents: ListContents, anchor: Anchor, heightOf: (ListItem) -> Int) {
        self.height = height
        guard height > 0, contents.contains(anchor.item) else { return }
        placements = [Placement(item: anchor.item, y: anchor.y, height: heightOf(anchor.item))]
        fillDown(contents, heightOf)
        fillUp(contents, heightOf)
        if showsEnd, let last = placements.last, last.maxY < height {
            shift(by: height - last.maxY)
            fillUp(contents, heightOf)
        }
        if showsStart, let first = placements.first, first.y > 0 {
            shift(by: -first.y)
            fillDown(contents, heightOf)
        }
        cut()
    }

    /// Returns the placement of an item, or `nil` if no line of it is in the window.
    func placement(of item: ListItem) -> Placement? {
        placements.first { $0.item == item }
    }

    /// An anchor from which the same layout results, or `nil` if the layout is empty.
    var anchor: Anchor? {
        placements.first.map { Anchor(item: $0.item, y: $0.y) }
    }

    @MainActor
    private mutating func fillDown(_ contents: ListContents, _ heightOf: (ListItem) -> Int) {
        guard var last = placements.last else { return }
        while last.maxY < height, let next = contents.item(after: last.item) {
            last = Placement(item: next, y: last.maxY, height: heightOf(next))
            placements.append(last)
        }
        showsEnd = last.maxY <= height && contents.item(after: last.item) == nil
    }

    @MainActor
    private mutating func fillUp(_ contents: ListContents, _ heightOf: (ListItem) -> Int) {
        guard var first = placements.first else { return }
        var above: [Placement] = []
        while first.y > 0, let previous = contents.item(before: first.item) {
            let height = heightOf(previous)
            first = Placement(item: previous, y: first.y - height, height: height)
            above.append(first)
        }
        placements.insert(contentsOf: above.reversed(), at: 0)
        showsStart = first.y >= 0 && contents.item(before: first.item) == nil
    }

    private mutating func shift(by lines: Int) {
        for index in placements.indices { placements[index].y += lines }
    }

    /// Removes the items outside the window.
    private mutating func cut() {
        placements.removeAll { $0.maxY <= 0 || $0.y >= height }
        if let first = placements.first, first.y < 0 { showsStart = false }
        if let last = placements.last, last.maxY > height { showsEnd = false }
    }
}
