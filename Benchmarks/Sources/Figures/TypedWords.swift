/// The words that are typed when a search is measured.
package enum TypedWords {
    /// Twenty words of one to six letters.
    package static let all = [
        "chick", "garlic", "lemon", "salt", "su", "butter", "egg", "to", "saffro", "onion", "ric", "pot", "z", "cheese",
        "bean", "apple", "pasta", "c", "walnut", "honey",
    ]
}
