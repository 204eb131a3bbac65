/// A type that receives the events of a ``ModelController``.
///
/// A class can be the delegate for one type of model only. A screen that shows several models observes each with
/// ``ModelController/observe(_:)``.
@MainActor
public protocol ModelControllerDelegate<Model>: AnyObject {
    /// The type of the model.
    associatedtype Model: Sendable

    /// An update began or made progress. The model is the data to show meanwhile.
    func isUpdating(with data: Model?, progress: ModelController<Model>.Progress?)
    /// An update succeeded.
    func didUpdate(with data: Model)
    /// An update failed. The data of the last successful update is kept.
    func didFailToUpdate(with error: any Error)
    /// Called when an update was cancelled, with the data to show now. The default implementation does nothing.
    func didCancelUpdate(with data: Model?)
}

extension ModelControllerDelegate {
    public func didCancelUpdate(with data: Model?) {}
}
