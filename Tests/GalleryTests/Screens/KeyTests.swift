import SectionedLists
import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Key hints in the gallery")
struct KeyTests {
    @Test("Each advertised key of a new screen has an effect")
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

    /// Returns the hints in the footer without those that every list and every screen have.
    private func hints(of exhibit: any Exhibit.Type) -> [KeyCommand] {
        let gallery = open(exhibit)
        // Before the data is loaded, there is no row to move to, and a restart changes nothing on the screen.
        let later = gallery.text.contains("loading") ? ["screen.update", "list.nextSection"] : []
        let always = ["list.up", "application.quit"]
        return gallery.navigation.activeKeyCommands.filter { $0.hint != nil && !(always + later).contains($0.id) }
    }
}
