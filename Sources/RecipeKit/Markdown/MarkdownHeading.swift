/// What a heading of a recipe in Markdown announces.
enum MarkdownHeading {
    case ingredients, cookware, directions, notes, other

    /// By the words that people head these parts with, marks and numbers around them aside.
    init(_ text: String) {
        let words = text.lowercased().split { !$0.isLetter }
        self =
            switch words.first.map(String.init) ?? "" {
            case "ingredients", "ingredient", "zutaten", "ingrédients", "ingredientes", "ingredienti", "ingrediënten",
                "ingredienser", "składniki":
                .ingredients
            case "equipment", "cookware", "utensils", "utensilien", "matériel", "ustensiles", "utensilios",
                "attrezzatura":
                .cookware
            case "dishes" where words.contains("utensils"):
                .cookware
            case "directions", "instructions", "method", "steps", "preparation", "zubereitung", "anleitung",
                "préparation", "instructies", "bereiding", "preparación", "elaboración", "instrucciones",
                "preparazione", "procedimento", "preparo":
                words.count == 1 ? .directions : .other
            case "note", "notes", "tip", "tips", "story", "hinweis", "hinweise", "tipps", "conseil", "conseils",
                "notas",
                "consejos", "consigli":
                .notes
            default: .other
            }
    }
}
