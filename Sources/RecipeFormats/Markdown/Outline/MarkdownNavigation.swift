/// Recognizes lists of links to other pages: `Previous`, `Next`, `Menu`.
enum MarkdownNavigation {
    /// Returns whether a list has one to six entries, and each of them is a link to another page, such as `Next`.
    static func isNavigation(_ list: MarkdownList) -> Bool {
        !list.items.isEmpty && list.items.count <= 6
            && list.items.allSatisfy { $0.lists.isEmpty && $0.text.utf8.count <= 120 && isLink($0.text) }
    }

    private static func isLink(_ text: String) -> Bool {
        // CommonMark does not recognize a link whose address contains a space, so the text still has the brackets of
        // the link.
        let words = text.drop { $0 == "[" }.prefix { $0 != "]" }
        return names.contains(words.lowercased())
    }

    private static let names: Set<String> = [
        "previous", "prev", "next", "menu", "home", "back", "index", "top", "back to top", "contents", "all recipes",
        "zurück", "weiter", "startseite", "retour", "accueil", "volver", "inicio", "indietro", "terug", "powrót",
        "poprzedni", "następny", "zpět", "назад", "вперёд", "вперед", "главная", "返回", "首页", "目录", "上一页", "下一页",
        "戻る", "ホーム",
    ]
}
