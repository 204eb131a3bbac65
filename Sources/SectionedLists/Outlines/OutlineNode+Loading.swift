extension OutlineNode {
    /// Starts to load the children of an expanded node if they are not loaded.
    func loadIfNeeded() {
        guard case .loading = state else { return }
        switch children.source {
        case .none, .counted: break
        case .loaded(let load):
            guard task == nil else { return }
            let number = loadNumber
            let run: @MainActor () async -> Void = { [weak self] in
                let result: Result<OutlineItems, any Error>
                do { result = .success(try await load()) } catch { result = .failure(error) }
                // A load that was replaced ends without an effect.
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

    /// Loads the children again, for example after a failure. The old children stay until the new ones arrive.
    func reload() {
        task?.cancel()
        task = nil
        loadNumber += 1
        if case .failed = state { state = .loading }
        switch children.source {
        case .none, .counted: return
        case .loaded:
            let kept = state
            state = .loading
            loadIfNeeded()
            if case .loaded = kept { state = kept }
        case .observed(_, let update):
            if observation == nil { loadIfNeeded() } else { update() }
        }
        notify()
    }

    /// Waits until no child of the node or of the nodes below it is loading.
    func settle() async {
        await task?.value
        for child in nodes { await child.node.settle() }
    }

    func isLoadingAgain() {
        guard case .failed = state else { return }
        state = .loading
        notify()
    }

    func didFail(_ error: any Error) {
        task = nil
        if case .loaded = state { return }
        state = .failed(error)
        notify()
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
