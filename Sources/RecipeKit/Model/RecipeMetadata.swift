/// What is known about a recipe besides how to cook it.
///
/// The well-known keys are those of Cooklang's canonical metadata and of schema.org; whatever else a file says is kept
/// in ``others`` in its order.
public struct RecipeMetadata: Hashable, Sendable {
    public var description: String?
    /// The kind of meal, as the file spells it: `Dessert`.
    public var course: String?
    public var cuisine: String?
    public var difficulty: String?
    public var author: String?
    public var source: RecipeSource?
    public var servings: Servings?
    /// Time before cooking; minutes.
    public var prepTime: CookingTime?
    /// Time on the heat; minutes.
    public var cookTime: CookingTime?
    /// All in all, waiting included, where the file says.
    public var statedTotalTime: CookingTime?
    /// The longest timer of the steps, where it takes longer than all that the file gives as times.
    var longestTimer: CookingTime?
    public var tags: [String]
    public var diets: [String]
    /// Addresses or file names of pictures.
    public var images: [String]
    /// A language code with an optional region: `fr`, `en_GB`.
    public var locale: String?
    /// Every other key and its value, in the file's order.
    public var others: [Entry]

    /// A key the model has no place of its own for, with its value as text.
    public struct Entry: Hashable, Sendable {
        public var key: String
        public var value: String

        public init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    public init(
        description: String? = nil, course: String? = nil, cuisine: String? = nil, difficulty: String? = nil,
        author: String? = nil, source: RecipeSource? = nil, servings: Servings? = nil, prepTime: CookingTime? = nil,
        cookTime: CookingTime? = nil, statedTotalTime: CookingTime? = nil, tags: [String] = [],
        diets: [String] = [], images: [String] = [], locale: String? = nil, others: [Entry] = []
    ) {
        self.description = description
        self.course = course
        self.cuisine = cuisine
        self.difficulty = difficulty
        self.author = author
        self.source = source
        self.servings = servings
        self.prepTime = prepTime
        self.cookTime = cookTime
        self.statedTotalTime = statedTotalTime
        self.tags = tags
        self.diets = diets
        self.images = images
        self.locale = locale
        self.others = others
    }

    /// How long the recipe takes, waiting included: the stated total, else preparation, cooking and waiting added up.
    ///
    /// A stated total that is shorter than its parts does not count them all, and gives way. Where a timer of the steps
    /// takes longer than all of it, that is added.
    public var totalTime: CookingTime? {
        guard let given = givenTime, let minutes = given.minutes, let longestTimer, let wait = longestTimer.minutes,
            wait > minutes
        else { return givenTime }
        return given.adding(longestTimer)
    }

    /// What the times that the file gives add up to.
    private var givenTime: CookingTime? {
        let waiting = waitingTimes.map(\.time)
        guard !waiting.isEmpty else {
            if let statedTotalTime { return statedTotalTime }
            guard let prepTime else { return cookTime }
            guard let cookTime else { return prepTime }
            return prepTime.adding(cookTime)
        }
        let busy = [prepTime, cookTime].compactMap(\.self)
        let parts = (busy + waiting).dropFirst().reduce((busy + waiting)[0]) { $0.adding($1) }
        guard let stated = statedTotalTime, let minutes = stated.minutes else { return parts }
        let wait = waiting.dropFirst().reduce(waiting[0]) { $0.adding($1) }
        // A total that is shorter than the waiting alone leaves it out.
        guard let waited = wait.minutes, minutes >= waited else { return stated.adding(wait) }
        guard let all = parts.minutes, all > minutes else { return stated }
        return parts
    }
}

/// Where a recipe came from: a page, a book, a person.
public struct RecipeSource: Hashable, Sendable {
    public var name: String?
    public var url: String?

    public init(name: String? = nil, url: String? = nil) {
        self.name = name
        self.url = url
    }
}

/// How many a recipe feeds, or what it yields: `4`, `12 empanadas`.
public struct Servings: Hashable, Sendable {
    /// The number that scaling starts from, where the text begins with one.
    public var number: Rational?
    /// As the file has it.
    public var text: String

    public init(number: Rational?, text: String) {
        self.number = number
        self.text = text
    }
}
