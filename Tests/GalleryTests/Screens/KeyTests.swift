import SectionedLists
import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("The keys that a screen of the gallery advertises")
struct KeyTests {
    @Test("do something, each of them on the screen as it opens")
    func eachKey() {
        for exhibit in ContentsTests.exhibits {
            for command in hints(of: exhibit) {
                let gallery = open(exhibit)
                let before = gallery.text
                if let key = command.keys.first { gallery.press(key) }
                #expect(gallery.text != before, "\(exhibit.name): \(command.title)")
            }
        }
    }

    private func open(_ exhibit: any Exhibit.Type) -> GalleryHarness {
        let gallery = GalleryHarness(columns: 120)
        gallery.navigation.push(exhibit.open())
        return gallery
    }

    /// What the footer names, but for what every list and every screen has.
    private func hints(of exhibit: any Exhibit.Type) -> [KeyCommand] {
        let gallery = open(exhibit)
        // Where nothing has come yet there is nowhere to go, and what is begun anew looks the same.
        let later = gallery.text.contains("loading") ? ["screen.update", "list.nextSection"] : []
        let always = ["list.up", "application.quit"]
        return gallery.navigation.activeKeyCommands.filter { $0.hint != nil && !(always + later).contains($0.id) }
    }
}
