import Foundation

/// The program of `Examples/shopping-list`, if `make examples` has built it and `SHOPPING_LIST_BINARY` is set to its
/// path.
enum ShoppingListProgram {
    static let path = ProcessInfo.processInfo.environment["SHOPPING_LIST_BINARY"]
}
