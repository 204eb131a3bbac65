import Foundation
import RecipeKit
import TestSupport
import Testing

/// A case of another program's tests about units or shown amounts.
struct OutsideCase: Decodable, CustomTestStringConvertible, Sendable {
    var id: String
    var kind: String?
    var unit: String?
    var value: OutsideValue?
    var shown: String?
    var amount: OutsideValue?
    var amounts: [Part]?
    var from: String?
    var to: String?
    var ingredient: String?
    var expected: OutsideValue?
    var tolerance: Tolerance?
    var options: Options?
    var given: [String: String]?

    var testDescription: String { id }

    struct Part: Decodable, Sendable {
        var value: OutsideValue?
        var unit: String?
    }

    struct Tolerance: Decodable, Sendable {
        var abs: Double?
        var rel: Double?
    }

    struct Options: Decodable, Sendable {
        var fromSystem: String?
        var toSystem: String?
        var system: String?
        var additionalUOMs: [String: UserUnit]?
        var ignoreUOMs: [String]?
        var vulgarFractions: Bool?
        var convert_to: String?
        var equivalents: [Part]?
        var joiner: String?
    }

    struct UserUnit: Decodable, Sendable {
        var short: String
        var plural: String
        var type: String?
        var conversionFactor: Double?
    }

    /// The cases of unit conversions. Empty if the data is missing.
    static let unitConversions = all(in: "unit-conversion.jsonl")

    /// The cases of shown amounts. Empty if the data is missing.
    static let shownAmounts = all(in: "amounts-shown.jsonl")

    private static func all(in file: String) -> [OutsideCase] {
        guard let url = ConformanceData.root?.appending(path: "kitchen/\(file)"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return [] }
        return text.split(separator: "\n").compactMap { line in
            // A line that cannot be decoded changes the number of cases. A test checks that number.
            try? JSONDecoder().decode(OutsideCase.self, from: Data(line.utf8))
        }
    }
}

/// A number, a range, words, a truth value, or an amount with its unit.
enum OutsideValue: Decodable, Sendable {
    case amount(Amount)
    case truth(Bool)
    case quantity(Amount, String?)

    private enum Keys: String, CodingKey {
        case min, max, value, unit
    }

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Keys.self) {
            if object.contains(.value) {
                guard case .amount(let amount) = try object.decode(OutsideValue.self, forKey: .value) else {
                    throw DecodingError.dataCorruptedError(forKey: .value, in: object, debugDescription: "amount")
                }
                self = .quantity(amount, try object.decodeIfPresent(String.self, forKey: .unit))
            } else {
                let low = try object.decode(Double.self, forKey: .min)
                let high = try object.decode(Double.self, forKey: .max)
                self = .amount(.range(Rational(decimal: low), Rational(decimal: high)))
            }
            return
        }
        let value = try decoder.singleValueContainer()
        if let truth = try? value.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? value.decode(Double.self) {
            self = .amount(.number(Rational(decimal: number)))
        } else {
            self = .amount(.text(try value.decode(String.self)))
        }
    }
}

extension Rational {
    /// Creates the decimal number that a floating-point number shows: 0.1 becomes exactly a tenth.
    init(decimal value: Double) {
        let positive = Rational(parsing: "\(abs(value))") ?? Rational(Int(abs(value)))
        self = value < 0 ? positive.multiplied(by: Rational(-1)) ?? positive : positive
    }
}
