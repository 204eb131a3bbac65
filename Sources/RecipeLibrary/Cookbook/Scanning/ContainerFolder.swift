import RecipeFormats
import RecipeKit

/// The names of folders that contain recipes but are not courses: `content`, `recipes`, `docs`.
enum ContainerFolder {
    /// Returns whether a folder with this name usually contains a whole collection of recipes.
    static func isNamed(_ name: String) -> Bool {
        let key = SortingKey(name).text.filter { $0.isASCII ? $0 != " " : $0.isLetter || $0.isNumber }
        return names.contains(Course.singular(key)) || names.contains(key)
    }

    /// Returns whether a file is probably the only recipe of its folder. For example, this is the case for
    /// `Pie/Pie.md`, `Pie/index.md` and `Pie/_index.md`. Only the names are compared.
    ///
    /// - Parameters:
    ///   - name: The name of the file with its extension.
    ///   - folder: The sorting key of the folder's name.
    static func isOf(fileNamed name: String, folder: SortingKey) -> Bool {
        let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...]
        return isKey(folder, of: stem) || FileTitle.isIndex(stem)
    }

    /// Returns whether a sorting key is the key of a name. Compares the first letters first, because creating a key is
    /// slow.
    private static func isKey(_ key: SortingKey, of name: Substring) -> Bool {
        if let first = name.utf8.first, isLetter(first), key.utf8.first != first | 0x20 { return false }
        return SortingKey(String(name)) == key
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let lowercase = byte | 0x20
        return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
    }

    /// The names in lower case, without accents, spaces and punctuation. The English plural of a name matches too:
    /// `recipes` matches `recipe`.
    private static let names: Set<String> = [
        "content", "recipe", "src", "source", "doc", "document", "post", "cookbook", "dish", "data", "file",
        "page", "note", "vault", "book", "md", "markdown", "cooking", "kitchen", "food", "collection", "public", "all",
        "myrecipe", "site", "web", "wiki", "export", "rezept", "rezepte", "kochbuch", "recette",
        "receta", "ricetta", "ricette", "receita", "recepten", "recept", "recepte", "receptek", "przepisy", "retete",
        "oppskrifter", "opskrifter", "reseptit", "tarifler", "рецепты", "рецепт", "рецепти", "菜谱", "食谱", "菜譜", "食譜",
        "レシピ",
        "레시피", "συνταγες", "מתכונים", "وصفات", "resep", "congthuc", "libro", "livre",
    ]
}
