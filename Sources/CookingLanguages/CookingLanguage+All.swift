extension CookingLanguage {
    /// All languages. If a word means different things in two languages and a reader does not know the language of a
    /// text, the first language counts.
    package static let all: [CookingLanguage] = [
        .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .swedish, .danish, .norwegian, .finnish,
        .polish, .czech, .hungarian, .russian, .greek, .turkish, .chinese, .japanese, .korean,
        // Less is known of these languages.
        .afrikaans, .albanian, .arabic, .armenian, .azerbaijani, .basque, .belarusian, .bengali, .bulgarian, .catalan,
        .croatian, .esperanto, .estonian, .galician, .georgian, .hebrew, .hindi, .icelandic, .indonesian, .latvian,
        .lithuanian, .macedonian, .malay, .marathi, .persian, .romanian, .serbian, .slovak, .slovene, .swahili,
        .tagalog, .tamil, .telugu, .thai, .ukrainian, .urdu, .vietnamese,
    ]

    /// The languages whose ingredient lists are read.
    package static let ofLists = all.filter { !$0.metric.isEmpty }

    /// Returns the language with an ISO 639-1 code, or `nil` if nothing is known of it.
    package static func of(_ code: String) -> CookingLanguage? { all.first { $0.code == code } }

    /// Returns the entries with a role in all languages.
    package static func entriesOfAll(_ role: Role) -> [String] { all.flatMap { $0.entries(role) } }
}
