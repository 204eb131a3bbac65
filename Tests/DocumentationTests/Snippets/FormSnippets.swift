import SectionedLists
import Terminal
import Testing

enum Room: String, CaseIterable { case garden, cellar }

struct Booking: Equatable {
    var name: String
    var guests: Int
    var room: Room
    var needsChair: Bool
}

final class StarsField: FormField {
    private(set) var stars = 0

    override func draw(in surface: Surface) {
        surface.draw(String(repeating: surface.symbols.star, count: stars), x: 0, y: 0, role: .accent)
        surface.draw(String(repeating: surface.symbols.emptyStar, count: 5 - stars), x: stars, y: 0)
    }

    override var keyCommands: [KeyCommand] { [addStar] }

    private lazy var addStar = KeyCommand(
        "stars.add", of: self, keys: [.space], title: "star", help: "Add a star, or start again", hint: .init(order: 1)
    ) { field in
        field.stars = (field.stars + 1) % 6
        field.valueDidChange()
    }
}

@MainActor
@Suite("Forms")
struct FormSnippets {
    @Test("A form of four fields, read back with their types")
    func booking() {
        var bookings: [Booking] = []
        let navigation = NavigationController(root: ViewController(title: "Home"))
        let name = FormTextField("Name", placeholder: "Ada") { $0.isEmpty ? "A name, please." : nil }
        let guests = FormStepper("Guests", value: 2, in: 1...12)
        let room = FormChoice("Room", value: Room.garden, options: Room.allCases)
        let chair = FormToggle("High chair")
        let form = FormViewController(title: "Book a table", fields: [name, guests, room, chair]) { _ in
            bookings.append(Booking(name: name.text, guests: guests.value, room: room.value, needsChair: chair.isOn))
        }
        navigation.push(form)
        #expect(
            shown(form).hasPrefix(
                """
                ▌ Name        Ada
                  Guests      - 2 +
                  Room        ‹ garden ›
                  High chair  ☐

                              [ Save ]  [ Cancel ]
                """))
        for key: Key in [.character("B"), .tab, .right, .control("s")] { navigation.dispatch(.key(key)) }
        #expect(bookings == [Booking(name: "B", guests: 3, room: .garden, needsChair: false)])
    }

    @Test("The program refuses a value")
    func refusal() {
        var lists = ["Work"]
        let name = FormTextField("Name", text: "Work")
        let form = FormViewController(title: "New list", fields: [name], submitTitle: "Create") { _ in
            if lists.contains(name.text) {
                name.problem = "There is a list with this name."
            } else {
                lists.append(name.text)
            }
        }
        #expect(shown(form, .control("s")).contains("There is a list with this name."))
        #expect(!shown(form, .character("s"), .control("s")).contains("There is"))
        #expect(lists == ["Work", "Works"])
    }

    @Test("A field of one's own")
    func ownField() {
        let stars = StarsField("Stars")
        let form = FormViewController(title: "Review", fields: [stars]) { _ in }
        #expect(shown(form, .space, .space).contains("Stars  ★★☆☆☆"))
    }
}
