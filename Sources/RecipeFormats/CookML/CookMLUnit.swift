/// The codes for units in CookML. They are the codes of Meal-Master, but here they stand for German words.
enum CookMLUnit {
    /// Returns the German word for a code, or `nil` for an unknown code. The letter case matters only for `T`
    /// (tablespoon) and `t` (teaspoon). The code `x` gives an empty text, because it means “no unit”.
    static func germanWord(for code: String) -> String? { words[code == "T" ? "tb" : code.lowercased()] }

    private static let words = [
        "sm": "kleine", "md": "mittelgroße", "lg": "große", "cn": "Dose", "pk": "Packung", "pn": "Prise",
        "dr": "Tropfen", "ds": "Spritzer", "ct": "Karton", "bn": "Bund", "sl": "Scheibe", "ea": "Stück", "t": "TL",
        "ts": "TL", "tb": "EL", "c": "Tasse", "l": "l", "g": "g", "kg": "kg", "ml": "ml", "cl": "cl", "dl": "dl",
        "mg": "mg", "x": "",
    ]
}
