/// The codes for units in CookML, which are those of Meal-Master with German words.
enum CookMLUnit {
    /// Returns the German word for a code, or `nil` for any other text.
    static func germanWord(for code: String) -> String? { words[code == "T" ? "tb" : code.lowercased()] }

    private static let words = [
        "sm": "kleine", "md": "mittelgroße", "lg": "große", "cn": "Dose", "pk": "Packung", "pn": "Prise",
        "dr": "Tropfen", "ds": "Spritzer", "ct": "Karton", "bn": "Bund", "sl": "Scheibe", "ea": "Stück", "t": "TL",
        "ts": "TL", "tb": "EL", "c": "Tasse", "l": "l", "g": "g", "kg": "kg", "ml": "ml", "cl": "cl", "dl": "dl",
        "mg": "mg", "x": "",
    ]
}
