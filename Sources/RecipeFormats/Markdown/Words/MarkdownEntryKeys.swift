import CookingLanguages

/// The keys of an ingredient in a front matter, in the languages of public cookbooks.
enum MarkdownEntryKeys {
    /// Returns whether a key is one of some keys, ignoring letter case and signs. It can have a word for “ingredient”
    /// before it: `ingredientAmount`, `zutat_menge`.
    static func isKey(_ key: String, _ keys: Set<String>) -> Bool {
        let key = key.lowercased()
        if keys.contains(key) { return true }
        let letters = key.filter { $0.isLetter || $0.isNumber }
        if keys.contains(letters) { return true }
        return prefixes.contains { letters.hasPrefix($0) && keys.contains(String(letters.dropFirst($0.count))) }
    }

    /// The key for the name of an ingredient.
    static let names: Set<String> = [
        "name", "ingredient", "item", "food", "product", "nom", "nombre", "nome", "naam", "namn", "navn", "nazwa",
        "nazev", "název", "nimi", "név", "ad", "zutat", "produkt", "ingrediente", "ingrédient", "ingrediens", "råvara",
        "råvare", "vara", "składnik", "surovina", "ainesosa", "raakaaine", "hozzávaló", "malzeme", "υλικό", "produit",
        "produto", "название", "продукт", "ингредиент", "名称", "名前", "食材", "材料", "재료",
    ]
    static let amounts: Set<String> = [
        "amount", "quantity", "qty", "value", "count", "menge", "anzahl", "qte", "qté", "quantite", "quantité",
        "cantidad", "quantidade", "quantita", "quantità", "hoeveelheid", "aantal", "mängd", "antal", "mengde", "antall",
        "mængde", "määrä", "ilosc", "ilość", "mnozstvi", "množství", "mennyiség", "miktar", "ποσότητα", "количество",
        "数量", "用量", "分量", "양",
    ]
    static let units: Set<String> = [
        "unit", "units", "measure", "measurement", "uom", "einheit", "unite", "unité", "unidad", "unidade", "unita",
        "unità", "eenheid", "enhet", "enhed", "yksikkö", "jednostka", "jednotka", "mértékegység", "birim", "μονάδα",
        "единица", "单位", "単位", "단위",
    ]
    /// The keys for a remark about an ingredient.
    static let remarks: Set<String> = [
        "note", "notes", "preparation", "prep", "comment", "remark", "nota", "bemerkung", "commentaire", "detail",
    ]

    /// Words for “ingredient” before another key.
    private static let prefixes =
        names.filter { $0.count > 3 && $0 != "name" }
        + CookingLanguage.entriesOfAll(.ingredientsHeading).filter { $0.allSatisfy(\.isLetter) && $0.count > 3 }
}
