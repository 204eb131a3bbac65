import Terminal

/// A heading between the fields of a form. It cannot have the focus.
@MainActor
public final class FormHeading: FormField {
    public override var isFocusable: Bool { false }

    /// Creates a heading with a text.
    public override init(_ label: String) {
        super.init(label)
    }
}
