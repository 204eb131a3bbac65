extension Step {
    /// The step as a sentence, amounts and times in their places: `Rub 100 g lard into 500 g flour.`
    ///
    /// - Parameter blank: What stands inside amounts and times; where lines are broken, a blank that keeps them whole.
    func sentence(_ style: QuantityStyle, blank: Character = " ") -> String {
        items.map { $0.written(style, blank: blank) }.joined()
    }
}

extension StepItem {
    fileprivate func written(_ style: QuantityStyle, blank: Character) -> String {
        func amount(_ quantity: Quantity?) -> String? {
            guard let text = quantity?.formatted(style), !text.isEmpty else { return nil }
            return blank == " " ? text : String(text.map { $0 == " " ? blank : $0 })
        }
        switch self {
        case .text(let text): return text
        case .cookware(let cookware): return cookware.displayName
        case .timer(let timer): return amount(timer.duration) ?? timer.name ?? ""
        case .ingredient(let ingredient):
            return [amount(ingredient.quantity), ingredient.displayName].compactMap(\.self).joined(separator: " ")
        }
    }
}
