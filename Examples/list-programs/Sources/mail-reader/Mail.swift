import Foundation

/// A message of an invented mailbox.
struct Mail: Equatable {
    enum Priority: String, CaseIterable { case low, normal, high }

    let id = UUID()
    var person: String
    var subject: String
    var text: String
    var priority = Priority.normal
    var isUnread = true

    static let today = [
        Mail(
            person: "mira@orchard.example", subject: "The cider press",
            text: "The press is back from repair, and the new belt runs without noise.\n\nShall we start on Saturday?",
            priority: .high),
        Mail(
            person: "tomas@harbour.example", subject: "Keys of the boat house",
            text: "I left the keys with the baker. The second one sticks: lift the door a little while you turn it."),
        Mail(
            person: "choir@townhall.example", subject: "Rehearsal moved to Thursday",
            text: "The hall is painted on Wednesday.\nWe meet on Thursday at seven, by the side entrance."),
    ]
    static let earlier = [
        Mail(
            person: "ines@bakery.example", subject: "Your order of rye flour",
            text: "Twelve kilograms are ready. We are open until six.", isUnread: false),
        Mail(
            person: "library@town.example", subject: "Two books are due",
            text: "“Knots for every day” and “A history of salt” are due on Monday.", priority: .low),
    ]
}
