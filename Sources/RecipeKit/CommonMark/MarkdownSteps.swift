/// Makes sections and steps of the blocks of a Markdown text.
///
/// A heading begins a section. Entries of lists are steps. Paragraphs are steps where no list stands in their section,
/// else notes; quotations are notes.
struct MarkdownSteps {
    private(set) var sections: [RecipeSection] = []
    /// Addresses of pictures that stand by themselves.
    private(set) var images: [String] = []
    private var name: String?
    private var blocks: [(block: RecipeSection.Block, isParagraph: Bool)] = []
    private var hasList = false
    private var holdsNotes = false

    mutating func add(_ block: MarkdownNode) {
        switch block.kind {
        case .heading:
            beginSection(block.plainText.singleLine)
        case .list:
            hasList = true
            for item in block.children { addStep(item.plainText) }
        case .quote:
            let text = block.plainText
            if !text.isEmpty { blocks.append((.note(text), false)) }
        case .paragraph:
            if let image = block.onlyChild, image.kind == .image {
                images.append(image.address)
            } else {
                addStep(block.plainText, isParagraph: true)
            }
        case .code:
            addStep(block.plainText)
        default:
            break
        }
    }

    /// Ends the section that is open and begins another; one without a name and without content is none.
    ///
    /// - Parameter holdsNotes: Whether nothing in it is a step, lists and all.
    mutating func beginSection(_ name: String?, holdsNotes: Bool = false) {
        end()
        self.holdsNotes = holdsNotes
        self.name = name.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Ends the last section.
    mutating func end() {
        if name != nil || !blocks.isEmpty {
            sections.append(
                RecipeSection(
                    name: name,
                    blocks: blocks.map { entry in
                        guard holdsNotes || (hasList && entry.isParagraph), case .step(let step) = entry.block else {
                            return entry.block
                        }
                        return .note(step.sentence(.unicode))
                    }))
        }
        name = nil
        blocks = []
        hasList = false
        holdsNotes = false
    }

    private mutating func addStep(_ text: String, isParagraph: Bool = false) {
        if !text.isEmpty { blocks.append((.step(Step([.text(text)])), isParagraph)) }
    }
}
