/// A controller that is shown over a screen of a navigation stack, until it is dismissed.
@MainActor
struct PresentedController {
    let controller: ViewController
    /// The screen it was presented over; it comes and goes with it.
    let screen: ViewController
    let onDismiss: (@MainActor () -> Void)?
}
