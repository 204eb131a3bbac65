extension Step {
    /// The step as a sentence, amounts and times in their places: `Rub 100 g lard into 500 g flour.`
    ///
    /// - Parameter blank: What stands inside amounts and times; where lines are broken, a blank that keeps them whole.
    func sentence(_ style: QuantityStyle, blank: Character = " ") -> String {
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
