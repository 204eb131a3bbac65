/// A part of the sentence of a step, such as an ingredient or the words between two ingredients, for display.
public struct StepPhrase: Hashable, Sendable {
    /// The kind of a part.
    public enum Kind: Hashable, Sendable {
        /// Plain words, an ingredient, cookware, or a time.
        case words, ingredient, cookware, time
    }

    /// The kind of the part.
    public var kind: Kind
    /// The amount, such as `200 g`; empty if there is none. It is shown before ``text``, with a space between them.
    public var amount = ""
    /// The words, the name of the ingredient or piece of cookware, or the time.
    public var text: String
    /// The text that is shown in parentheses after ``text``, without the parentheses; empty if there is none.
    public var remark = ""

    init(_ kind: Kind, amount: String = "", _ text: String, remark: String = "") {
        self.kind = kind
        self.amount = amount
        self.text = text
        self.remark = remark
    }
}
