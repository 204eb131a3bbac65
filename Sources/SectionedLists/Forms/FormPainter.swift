import Terminal

/// A painter of the parts of a form that the fields do not draw: labels, headings, messages and the marker of the
/// focus. If lines are hidden above or below the window, the painter also draws an arrow there.
@MainActor
struct FormPainter {
    let layout: FormLayout
    /// The number of lines of the form that are scrolled out above the window.
    let firstLine: Int
    /// The index of the field that has the focus, or `nil` if the form does not have the focus.
    let focusIndex: Int?

    func drawLabels(in surface: Surface) {
        for (index, item) in layout.items.enumerated() {
            drawLabel(of: item, isFocused: index == focusIndex, in: surface)
            for (line, message) in item.message.enumerated() {
                surface.draw(message, x: item.value.x, y: item.value.maxY + line - firstLine)
            }
        }
    }

    func drawArrows(in surface: Surface) {
        let symbols = surface.symbols
        if firstLine > 0 { surface.draw(String(symbols.up), x: surface.width - 1, y: 0, role: .dim) }
        if firstLine + surface.height < layout.height {
            surface.draw(String(symbols.down), x: surface.width - 1, y: surface.height - 1, role: .dim)
        }
    }

    private func drawLabel(of item: FormLayout.Item, isFocused: Bool, in surface: Surface) {
        let y = item.y - firstLine
        if item.field is FormHeading {
            let end = surface.draw(item.field.label, x: 1, y: y, role: .header)
            surface.drawLine(
                surface.symbols.horizontalLine, x: end + 1, y: y, width: surface.width - end - 2, role: .dim)
            return
        }
        let columns = layout.isStacked ? surface.width - 3 : layout.labelColumns
        let shown = item.field.label.truncated(toWidth: columns, ellipsis: surface.symbols.ellipsis)
        surface.draw(shown, x: FormLayout.labelColumn, y: y, role: isFocused ? .strong : .dim)
        guard isFocused else { return }
        for line in y..<item.value.maxY - firstLine {
            surface.draw(String(surface.symbols.marker), x: 0, y: line, role: .accent)
        }
    }
}
