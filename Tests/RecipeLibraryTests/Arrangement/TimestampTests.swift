import Foundation
import Testing

@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Points in time of the notebook")
struct TimestampTests {
    @Test(
        "A text that is no point in time is refused",
        arguments: [
            ("2026-11-21T00:00:00Z", true), ("2026-11-21T23:59:60Z", true), ("2026-11-21T23:59:61Z", false),
            ("2026-11-21T23:60:00Z", false), ("2026-11-21T24:00:00Z", false), ("2026-11-21T1:00:00Z", false),
            ("2026-11-21T01:00Z", false), ("2026-11-21T01:00:00", false), ("2026-11-21T01:00:00:00Z", false),
            ("2026-02-30T01:00:00Z", false), ("T01:00:00Z", false), ("2026-11-21T-1:00:00Z", false), ("", false),
            ("2026-11-21T01:00:00ZT", false), ("2026-11-21T01::00:00Z", false),
        ])
    func texts(_ text: String, _ isTime: Bool) { #expect((Timestamp(text) != nil) == isTime) }

    @Test("A time is cut off or rounded to the second")
    func rounds() {
        let half = Duration.seconds(100) + .milliseconds(500)
        let less = Duration.seconds(100) + .milliseconds(499)
        #expect(Timestamp(at: half).seconds == 100 && Timestamp(nearest: half).seconds == 101)
        #expect(Timestamp(nearest: less).seconds == 100)
        #expect(Timestamp(seconds: 1) < Timestamp(seconds: 2) && !(Timestamp(seconds: 2) < Timestamp(seconds: 2)))
        #expect(Timestamp(seconds: 0).description == "1970-01-01T00:00:00Z")
        #expect(Timestamp("1970-01-02T00:00:01Z")?.seconds == 86_401)
    }

    @Test("The current time is between two readings of the clock")
    func currentTime() {
        let before = Date().timeIntervalSince1970.rounded(.down)
        let seconds = Double(Timestamp.sinceEpoch.components.seconds)
        #expect((before...Date().timeIntervalSince1970).contains(seconds))
    }

    @Test("The local time is that of the time zone", arguments: [0, 1_784_000_000, 1_796_000_000])
    func timeZone(seconds: Int) {
        let date = Date(timeIntervalSince1970: TimeInterval(seconds + 4321))
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        let numbers = Timestamp(seconds: seconds + 4321).localTime.split(separator: ":").map { Int($0) }
        #expect(numbers == [parts.hour, parts.minute])
    }

    @Test("The local time has two digits for the hour and for the minute")
    func localTime() throws {
        for minute in stride(from: 0, to: 24 * 60, by: 47) {
            let parts = Timestamp(seconds: minute * 60).localTime.split(separator: ":")
            #expect(parts.count == 2 && parts.allSatisfy { $0.count == 2 && Int($0) != nil })
        }
    }
}
