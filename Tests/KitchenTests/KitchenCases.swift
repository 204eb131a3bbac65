import Foundation
import TestSupport

/// The cases of other programs about a kitchen file or list.
enum KitchenCases {
    /// Returns the cases of a file that can be decoded. Empty if the data is missing.
    static func all<Case: Decodable>(_ type: Case.Type, in file: String) -> [Case] {
        guard let url = ConformanceData.root?.appending(path: "kitchen/\(file)"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return [] }
        // A line that cannot be decoded changes the number of cases. A test checks that number.
        return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
    }
}

/// The expected error of a case: none, any error, or an error with a message.
enum OutsideError: Decodable, Sendable {
    case none
    case some(String?)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let isError = try? value.decode(Bool.self) {
            self = isError ? .some(nil) : .none
        } else {
            self = .some(try value.decode(String.self))
        }
    }

    var isError: Bool { if case .some = self { true } else { false } }
}
