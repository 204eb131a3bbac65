import RecipeKit

extension Step {
    /// Returns the step as a sentence with its amounts and times: `Rub 100 g lard into 500 g flour.`
    ///
    /// - Parameter blank: The space inside amounts and times. A no-break space prevents line breaks in them.
    package func sentence(_ style: QuantityStyle, blank: Character = " ") -> String {
        if items.count == 1, case .text(let words) = items[0] { return words }
        func whole(_ text: String) -> String {
            blank == " " ? text : String(text.map { $0 == " " ? blank : $0 })
        }
        var sentence = ""
        for phrase in phrases(style) {
            if !phrase.amount.isEmpty { sentence += "\(whole(phrase.amount)) " }
            sentence += phrase.kind == .time ? whole(phrase.text) : phrase.text
            if !phrase.remark.isEmpty { sentence += " (\(whole(phrase.remark)))" }
        }
        return sentence
    }
}
