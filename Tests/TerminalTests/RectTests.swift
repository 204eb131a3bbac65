import TestSupport
import Testing

@testable import Terminal

@Suite("Rect")
struct RectTests {
    private let area = Rect(x: 2, y: 1, width: 5, height: 3)

    @Test("A rect does not contain its right and bottom edges")
    func edges() {
        #expect(area.maxX == 7)
        #expect(area.maxY == 4)
        #expect(area.contains(Point(x: 2, y: 1)))
        #expect(area.contains(Point(x: 6, y: 3)))
        #expect(!area.contains(Point(x: 7, y: 3)))
        #expect(!area.contains(Point(x: 6, y: 4)))
        #expect(!area.contains(Point(x: 1, y: 1)) && !area.contains(Point(x: 2, y: 0)))
    }

    @Test("A rect never has a negative size")
    func neverNegative() {
        #expect(Rect(x: 0, y: 0, width: -4, height: -1).size == .zero)
        #expect(area.inset(left: 3, right: 9).width == 0)
        #expect(area.inset(top: 2, bottom: 2).isEmpty)
    }

    @Test("A rect without columns or without rows is empty")
    func isEmpty() {
        #expect(Rect(x: 1, y: 1, width: 0, height: 2).isEmpty && Rect(x: 1, y: 1, width: 2, height: 0).isEmpty)
        #expect(!Rect(x: 0, y: 0, width: 1, height: 1).isEmpty && !area.isEmpty)
    }

    @Test("The intersection of two rects is the area that both contain")
    func intersection() {
        let other = Rect(x: 4, y: 0, width: 10, height: 2)
        #expect(area.intersection(other) == Rect(x: 4, y: 1, width: 3, height: 1))
        #expect(area.intersection(Rect(x: 7, y: 1, width: 2, height: 2)).isEmpty)
        #expect(area.intersection(Rect(x: 50, y: 50, width: 2, height: 2)).isEmpty)
    }

    @Test("The intersection of random rects contains exactly the common points")
    func intersectionByPlaces() {
        var random = SeededGenerator(seed: 6)
        func rect() -> Rect {
            Rect(
                x: .random(in: -3...6, using: &random), y: .random(in: -3...6, using: &random),
                width: .random(in: -1...6, using: &random), height: .random(in: -1...6, using: &random))
        }
        for _ in 0..<300 {
            let (left, right) = (rect(), rect())
            let shared = left.intersection(right)
            #expect(shared == right.intersection(left) || (shared.isEmpty && right.intersection(left).isEmpty))
            for y in -4...13 {
                for x in -4...13 {
                    let place = Point(x: x, y: y)
                    #expect(shared.contains(place) == (left.contains(place) && right.contains(place)))
                }
            }
        }
    }
}
