/// A view controller that a navigation controller shows as a sheet over a screen.
@MainActor
struct PresentedController {
    let controller: ViewController
    /// The screen over which the controller was presented. Both appear and disappear together.
    let screen: ViewController
    /// Called after the controller was closed for any reason.
    let onDismiss: (@MainActor () -> Void)?
}
