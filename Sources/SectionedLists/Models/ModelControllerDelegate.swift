/// A type that receives the events of a ``ModelController``.
///
/// A class can be the delegate for only one type of model. A screen that shows several models of different types
/// observes each controller with ``ModelController/observe(_:)``.
@MainActor
public protocol ModelControllerDelegate<Model>: AnyObject {
    /// The type of the model.
    associatedtype Model: Sendable

    /// Called when an update began or made progress.
    ///
    /// - Parameters:
    ///   - data: The model to show during the update, or `nil` if there is none.
    ///   - progress: The progress of the update, or `nil` when the update begins.
    func isUpdating(with data: Model?, progress: ModelController<Model>.Progress?)
    /// Called when an update succeeded, with the loaded model.
    func didUpdate(with data: Model)
    /// Called when an update failed. ``ModelController/data`` is the model of the last successful update. If no update
    /// has succeeded, it is the model given to the initializer, or `nil` if none was given.
    func didFailToUpdate(with error: any Error)
    /// Called when an update was cancelled, with the model to show now, or `nil` if there is none. By default, does
    /// nothing.
    func didCancelUpdate(with data: Model?)
}

extension ModelControllerDelegate {
    public func didCancelUpdate(with data: Model?) {}
}
