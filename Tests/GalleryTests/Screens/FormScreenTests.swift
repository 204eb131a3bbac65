import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Forms in the gallery")
struct FormScreenTests {
    @Test("A filled form is sent, and a wrong value says so")
    func form() {
        let gallery = GalleryHarness(showing: FormScreen())
        gallery.press(.control("s"))
        #expect(gallery.text.contains("A name, please."))
        for character in "Grace" { gallery.press(.character(character)) }
        gallery.press(.tab, .tab, .right, .down, .right, .down, .space, .control("s"))
        #expect(gallery.top.hasSuffix("3 at a table in the winter garden, with a high chair"))
    }
}
