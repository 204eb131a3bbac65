/// The pixels of a picture: red, green and blue, row by row from the top left.
struct Pixels {
    let size: PixelSize
    /// Three bytes for each pixel.
    let bytes: [UInt8]

    /// Returns the picture in another size. Each pixel is the mean of the area that it covers.
    ///
    /// - Complexity: O(pixels of both pictures).
    func scaled(to new: PixelSize) -> Pixels {
        guard new != size else { return self }
        let columns = (0..<new.width).map { Share(of: $0, among: new.width, in: size.width) }
        let rows = (0..<new.height).map { Share(of: $0, among: new.height, in: size.height) }
        var result: [UInt8] = []
        result.reserveCapacity(new.width * new.height * 3)
        // The weighted sum of the rows that one new row covers.
        var sums = [Int](repeating: 0, count: size.width * 3)
        bytes.withUnsafeBufferPointer { bytes in
            sums.withUnsafeMutableBufferPointer { sums in
                for row in rows {
                    sums.update(repeating: 0)
                    row.forEach { y, weight in
                        let start = y * sums.count
                        for index in sums.indices { sums[index] += weight * Int(bytes[start + index]) }
                    }
                    for column in columns {
                        var (red, green, blue) = (0, 0, 0)
                        column.forEach { x, weight in
                            red += weight * sums[3 * x]
                            green += weight * sums[3 * x + 1]
                            blue += weight * sums[3 * x + 2]
                        }
                        let total = row.total * column.total
                        for sum in [red, green, blue] { result.append(UInt8((sum + total / 2) / total)) }
                    }
                }
            }
        }
        return Pixels(size: new, bytes: result)
    }

    /// The pixels of a line that one pixel of a shorter line covers, with how much of each.
    private struct Share {
        /// The ends, in units of one new pixel divided by the length of the old line.
        private let start: Int
        private let end: Int
        private let unit: Int
        /// The sum of all weights.
        let total: Int

        init(of index: Int, among new: Int, in old: Int) {
            (start, end, unit, total) = (index * old, (index + 1) * old, new, old)
        }

        @inline(__always)
        func forEach(_ body: (_ index: Int, _ weight: Int) -> Void) {
            var index = start / unit
            while index * unit < end {
                body(index, min(end, (index + 1) * unit) - max(start, index * unit))
                index += 1
            }
        }
    }

    /// Returns the picture upright.
    func turned(_ orientation: Orientation) -> Pixels {
        guard orientation != .upright else { return self }
        let new = orientation.isOnSide ? PixelSize(width: size.height, height: size.width) : size
        var result = [UInt8](repeating: 0, count: bytes.count)
        for y in 0..<new.height {
            for x in 0..<new.width {
                let from = orientation.source(x: x, y: y, in: size)
                let (source, target) = (3 * (from.y * size.width + from.x), 3 * (y * new.width + x))
                for channel in 0..<3 { result[target + channel] = bytes[source + channel] }
            }
        }
        return Pixels(size: new, bytes: result)
    }
}
