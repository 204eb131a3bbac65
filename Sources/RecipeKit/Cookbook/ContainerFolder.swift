/// Folders that hold recipes rather than group them: `content`, `recipes`, `docs`.
enum ContainerFolder {
    /// Whether a name is one that sites, programs and people give to the folder with everything in it.
    static func isNamed(_ name: String) -> Bool {
        let key = SortingKey(name).text.filter { $0.isLetter || $0.isNumber }
        return names.contains(Course.singular(key)) || names.contains(key)
    }

    /// Whether a file is the one recipe of a folder that is called as it is, as where its pictures lie beside it.
    static func isOf(fileNamed name: String, folder: String) -> Bool {
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        return FileTitle.isIndex(stem) || SortingKey(String(stem)) == SortingKey(folder)
    }

    /// As ``SortingKey`` folds them, letters and digits alone, without an English plural's ending.
    private static let names: Set<String> = [
        "content", "recipe", "src", "source", "doc", "document", "post", "cookbook", "dishe", "dish", "data", "file",
        "page",
        "note", "vault", "book", "md", "markdown", "cooking", "kitchen", "food", "collection", "public", "all",
        "myrecipe", "site", "web", "wiki", "export", "rezept", "rezepte", "kochbuch", "recette",
        "receta", "ricetta", "ricette", "receita", "recepten", "recept", "recepte", "receptek", "przepisy", "retete",
        "oppskrifter", "opskrifter", "reseptit", "tarifler", "рецепты", "рецепт", "рецепти", "菜谱", "食谱", "菜譜", "食譜",
        "レシピ",
        "레시피", "συνταγες", "מתכונים", "وصفات", "resep", "congthuc", "libro", "livre",
    ]
}
