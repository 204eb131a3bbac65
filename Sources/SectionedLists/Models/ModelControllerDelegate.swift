/// Is told what a ``ModelController`` does.
///
/// A class can be the delegate of controllers of one type of model. One that shows several listens to each with
/// ``ModelController/observe(_:)``.
@MainActor
public protocol ModelControllerDelegate<Model>: AnyObject {
    /// What the controller brings.
    associatedtype Model: Sendable

    /// An update began or made progress. The data is what there is to show meanwhile.
    func isUpdating(with data: Model?, progress: ModelController<Model>.Progress?)
    /// An update brought its model.
    func didUpdate(with data: Model)
    /// An update came to nothing; the data of the one before is kept.
    func didFailToUpdate(with error: any Error)
    /// An update was cancelled; the data is what there is to show now. Does nothing unless implemented.
    func didCancelUpdate(with data: Model?)
}

extension ModelControllerDelegate {
    public func didCancelUpdate(with data: Model?) {}
}
