extension OutlineNode {
    /// Starts to load the children. Call this method when the node is expanded. If the children are loaded, are being
    /// loaded, or could not be loaded, the method has no effect.
    func loadIfNeeded() {
        guard case .loading = state else { return }
        switch children.source {
        case .none, .counted: break
        case .loaded(let load):
            guard task == nil else { return }
            let number = loadNumber
            let earlier = cancelledTask
            let run: @MainActor () async -> Void = { [weak self] in
                await earlier?.ends(within: EarlierWork.patience)
                guard !Task.isCancelled else { return }
                let result: Result<OutlineItems, any Error>
                do { result = .success(try await load()) } catch { result = .failure(error) }
                // The result is ignored if another load was started, or if the program set the children, during this
                // load.
                guard let self, loadNumber == number else { return }
                switch result {
                case .success(let items): didLoad(items)
                case .failure(let error): didFail(error)
                }
            }
            task = Task(executorPreference: BackgroundExecutor.shared) { await run() }
        case .observed(let observe, let update):
            guard observation == nil else { return }
            observation = observe(self)
            if case .loading = state { update() }
        }
    }

    /// Loads the children again, for example after a failure. The old children stay until the new ones arrive. If the
    /// new load fails, a row above the old children shows the error. If neither a closure nor a model controller loads
    /// the children, the method has no effect.
    func reload() {
        cancelLoad()
        if case .failed = state { state = .loading }
        setReloadFailure(nil)
        switch children.source {
        case .none, .counted: return
        case .loaded:
            // `loadIfNeeded()` starts a load only in the state `loading`. Children that were already loaded are put
            // back after the call, so that they stay visible.
            let kept = state
            state = .loading
            loadIfNeeded()
            if case .loaded = kept { state = kept }
        case .observed(_, let update):
            if observation == nil { loadIfNeeded() } else { update() }
        }
        notify()
    }

    /// Waits until no closure is loading children of this node or of a node below it. Does not wait for model
    /// controllers.
    func settle() async {
        await task?.value
        for child in nodes { await child.node.settle() }
    }

    func isLoadingAgain() {
        guard failure != nil else { return }
        if case .failed = state { state = .loading }
        setReloadFailure(nil)
        notify()
    }

    func didFail(_ error: any Error) {
        task = nil
        if case .loaded = state { setReloadFailure(error) } else { state = .failed(error) }
        notify()
    }

    /// Replaces the children by the given items. A running load is cancelled, because its result would replace these
    /// items.
    func set(_ items: OutlineItems) {
        cancelLoad()
        didLoad(items)
    }

    private func cancelLoad() {
        task?.cancel()
        cancelledTask = task ?? cancelledTask
        task = nil
        loadNumber += 1
    }

    func didLoad(_ items: OutlineItems) {
        task = nil
        replace(items)
        notify()
    }

    private func notify() {
        countAgain()
        var root = self
        while let parent = root.parent { root = parent }
        root.onChange?()
    }
}
