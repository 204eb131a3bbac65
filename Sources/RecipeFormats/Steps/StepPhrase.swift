/// A part of a step's sentence for display.
public struct StepPhrase: Hashable, Sendable {
    /// The kind of a part.
    public enum Kind: Hashable, Sendable {
        /// Plain words, an ingredient, cookware, or a time.
        case words, ingredient, cookware, time
    }

    /// The kind of the part.
    public var kind: Kind
    /// The amount before ``text``, separated by a space: `200 g`; empty if there is none.
    public var amount = ""
    /// The words, the name or the time.
    public var text: String
    /// The text in parentheses after ``text``; empty if there is none.
    public var remark = ""

    init(_ kind: Kind, amount: String = "", _ text: String, remark: String = "") {
        self.kind = kind
        self.amount = amount
        self.text = text
        self.remark = remark
    }
}
