import Foundation

/// The program of `Examples/shopping-list`, where `make examples` has built it and `SHOPPING_LIST_BINARY` names it.
enum ShoppingListProgram {
    static let path = ProcessInfo.processInfo.environment["SHOPPING_LIST_BINARY"]
}
