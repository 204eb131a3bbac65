/// A view controller that is presented over a screen of a navigation stack.
@MainActor
struct PresentedController {
    let controller: ViewController
    /// The screen over which the controller was presented. Both appear and disappear together.
    let screen: ViewController
    /// Called after the controller was closed for any reason.
    let onDismiss: (@MainActor () -> Void)?
}
