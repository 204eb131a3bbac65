extension LoadMoreLayer {
    /// The loading state of a section.
    public enum State {
        /// More rows are available. The next page was not requested yet.
        case ready
        /// More rows are loading. The value is the progress, or `nil` until the work reports progress.
        case loading(WorkProgress?)
        /// The requested page failed to load.
        case failed(any Error)
        /// The request for the next page was cancelled. Choosing the row requests the page again.
        case cancelled
        /// All rows are loaded.
        case finished

        /// Whether there can be more rows to load. If so, the section has the row that loads them.
        public var hasMore: Bool {
            if case .finished = self { false } else { true }
        }

        /// Whether more rows are loading.
        public var isLoading: Bool {
            if case .loading = self { true } else { false }
        }
    }

    /// Returns the loading state of a section. It is ``LoadMoreLayer/State/ready`` until a page of the section is
    /// requested.
    public func state(ofSection id: AnyHashable) -> State {
        loads[id]?.state ?? .ready
    }

    /// Requests the next page of a section. Choosing the row that loads more rows has the same effect. Does nothing if
    /// a page is loading, if all rows are loaded, or if there is no such section.
    public func loadMore(ofSection id: AnyHashable) {
        begin(id, wasChosen: true)
    }

    /// Cancels the request for a page of a section. The row then offers to request the page again. If no page is
    /// loading, does nothing.
    public func cancel(section id: AnyHashable) {
        guard let load = loads[id], load.state.isLoading else { return }
        load.cancel()
        replace(load, state: .cancelled)
    }

    /// Cancels the load of a section, so that the next request is for page 0 again. Call this method after you have
    /// reloaded the section from its beginning. If no page of the section was requested yet, does nothing.
    public func reset(section id: AnyHashable) {
        guard let load = loads[id] else { return }
        load.cancel()
        loads[id] = SectionLoad(section: id, page: 0, rowNumber: 0, after: load.cancelledTask)
        didChange(ListChange(hasOtherSections: id == Self.noSection, sectionsWithOtherRows: [id]))
    }

    /// Waits until no page is loading.
    public func settle() async {
        while let task = loads.values.first(where: { $0.state.isLoading })?.task { await task.value }
    }

    // MARK: - From row to result

    func row(ofSection id: AnyHashable) -> LoadMoreRow {
        let load = loads[id]
        return LoadMoreRow(layer: self, section: id, number: load?.rowNumber ?? 0)
    }

    /// Called when the row that loads more rows was drawn. In automatic mode, requests the next page if it was not
    /// requested yet. Announces no change, because the row looks the same before and during the load.
    func rowDidShow(ofSection id: AnyHashable) {
        guard trigger == .automatic, case .ready = state(ofSection: id) else { return }
        begin(id, wasChosen: false)
    }

    private func begin(_ id: AnyHashable, wasChosen: Bool) {
        guard index(ofSection: id) != nil else { return }
        let old = loads[id]
        switch old?.state ?? .ready {
        case .loading, .finished: return
        case .ready, .failed, .cancelled: break
        }
        let earlier = old?.task ?? old?.cancelledTask
        let load = SectionLoad(section: id, page: old?.page ?? 0, rowNumber: old?.rowNumber ?? 0, after: earlier)
        load.state = .loading(nil)
        load.wasChosen = wasChosen
        loads[id] = load
        let request = LoadMoreRequest(section: id, page: load.page) { [weak self, weak load] progress in
            guard let load else { return }
            self?.didProgress(load, progress)
        }
        let run: @MainActor () async -> Void = { [weak self, weak load, work] in
            await earlier?.ends(within: EarlierWork.patience)
            let result: Result<Outcome, any Error>
            do {
                try Task.checkCancellation()
                result = .success(try await work(request))
            } catch {
                result = .failure(error)
            }
            guard let load else { return }
            self?.didEnd(load, result)
        }
        load.task = Task(executorPreference: BackgroundExecutor.shared) { await run() }
        if wasChosen { reloadRow(of: load) }
    }

    private func didProgress(_ load: SectionLoad, _ progress: WorkProgress) {
        guard loads[load.section] === load, load.state.isLoading else { return }
        load.state = .loading(progress)
        reloadRow(of: load)
    }

    private func didEnd(_ load: SectionLoad, _ result: Result<Outcome, any Error>) {
        guard loads[load.section] === load, load.state.isLoading else { return }
        switch result {
        case .success(let outcome):
            load.page += 1
            replace(load, state: outcome == .more ? .ready : .finished)
        case .failure(is CancellationError): replace(load, state: .cancelled)
        case .failure(let error): replace(load, state: .failed(error))
        }
    }

    private func replace(_ load: SectionLoad, state: State) {
        load.state = state
        load.task = nil
        if state.hasMore {
            reloadRow(of: load)
        } else {
            let isOnlySection = load.section == Self.noSection
            didChange(ListChange(hasOtherSections: isOnlySection, sectionsWithOtherRows: [load.section]))
        }
    }

    private func reloadRow(of load: SectionLoad) {
        // If the section was not read since its last change, no reload is announced. The next reading of the section
        // makes the row again, in the new state.
        guard let section = knownSection(load.section) as? LoadMoreSection else { return }
        didChange(ListChange(reloadedRows: [RowIdentity(section: load.section, row: section.row.id)]))
    }
}
