/// A view controller that is presented over a screen of a navigation stack.
@MainActor
struct PresentedController {
    let controller: ViewController
    /// The screen over which it was presented, and with which it appears and disappears.
    let screen: ViewController
    let onDismiss: (@MainActor () -> Void)?
}
