import RecipeKit

extension Step {
    /// Returns the text of the step with its amounts and times: `Rub 100 g lard into 500 g flour.`
    ///
    /// - Parameters:
    ///   - style: The style of amounts and times.
    ///   - blank: The character for a space inside an amount or a time. A no-break space prevents line breaks in them.
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
