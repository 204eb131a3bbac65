/// A piece of a step's sentence, ready to be shown.
public struct StepPhrase: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case words, ingredient, cookware, time
    }

    public var kind: Kind
    /// What stands before ``text``, apart from it by a blank: `200 g`; empty where there is nothing.
    public var amount = ""
    /// The words, the name or the time.
    public var text: String
    /// What stands behind ``text`` in parentheses; empty where there is nothing.
    public var remark = ""

    init(_ kind: Kind, amount: String = "", _ text: String, remark: String = "") {
        self.kind = kind
        self.amount = amount
        self.text = text
        self.remark = remark
    }
}
