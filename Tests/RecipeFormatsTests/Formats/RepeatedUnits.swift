/// Short texts that open something, separate something or mean something to a reader. A file with thousands of them is
/// no recipe, but a reader must get to its end.
enum RepeatedUnits {
    static let all = marks + lists + amounts + syntax + words

    /// What opens markup, and entities.
    private static let marks = [
        "[a](", "![a](", "[", "](", "[[a", "[^a]: ", "*a", "**a", " _a", " __a b", "`", "```\n", "~~", "<", "<b>",
        "<!--",
        "<a href=\"", "</", "[photo:", "[recipe:a", "{{ ", "{{ ingredients[", "{%", "@a{", "#a{", "~{5%", "&", "&amp;",
        "&#x41", "&a;", "\\",
    ]

    /// The signs of lists, headings, and empty lines.
    private static let lists = [
        "- ", "* a\n", "1. ", "1) a\n", "• ", "\n", "a\n\n", " \n", "\r\n", "\t", " ", "# ", "## a\n", "== a ==\n",
        "A:\n",
        "MMMMM-----a-----\n", "Ingredients\n", "| a ",
    ]

    /// Amounts, fractions, brackets and times.
    private static let amounts = [
        "½", "1/", "1 1/2 ", "1 g ", "1-2 ", "1 x ", "1 (14 oz) ", "2 cups a, ", "half a ", "(", ")", "(a, ", "（",
        "10 minutes ", "1 h 1 ", "1:00 ", "PT1H",
    ]

    /// Quotes, and what opens values in YAML, JSON and tables.
    private static let syntax = ["\"", "'", "“", "a: ", "- a: b\n", "a: b\n", "[{\"a\":", "{", "---\n", ",", "|"]

    private static let words = ["a", "é", "大さじ1", "and ", "a-", ".", "> ", "@", "http://a "]
}
