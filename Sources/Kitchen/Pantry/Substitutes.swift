/// The groceries that can replace another one in most recipes, such as margarine for butter.
public struct Substitutes: Sendable {
    private let table: [String: [String]]

    /// Creates the program's substitutes with those of the user. The user's entry for an ingredient replaces the
    /// program's entry.
    ///
    /// - Parameter own: For the name of an ingredient, the names of its substitutes. An empty list means that nothing
    ///   can replace the ingredient.
    public init(own: [String: [String]] = [:]) {
        var table = Self.common
        let names = GroceryNames()
        for (name, others) in own {
            table[names.grocery(for: name).key] = others.map { names.grocery(for: $0).key }
        }
        self.table = table
    }

    /// Returns the keys of the groceries that can replace the grocery with a key.
    public func keys(for key: String) -> [String] { table[key] ?? [] }

    /// All keys that have substitutes.
    public var keys: [String] { table.keys.sorted() }

    private static let common: [String: [String]] = {
        var table: [String: [String]] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":")
            guard parts.count == 2 else { continue }
            let others = parts[1].split(separator: ",").map { NameTokens.key($0) }
            for name in parts[0].split(separator: ",") { table[NameTokens.key(name), default: []] += others }
        }
        return table
    }()

    private static let text = """
        butter: unsalted butter, salted butter, margarine
        unsalted butter, salted butter: butter, margarine
        margarine: butter, unsalted butter
        clarified butter, ghee: butter, oil
        olive oil: oil, sunflower oil, canola oil
        oil: sunflower oil, canola oil, olive oil, peanut oil, corn oil
        sunflower oil, canola oil, peanut oil, corn oil: oil
        kosher salt, sea salt, coarse salt, flaky sea salt: salt
        salt: sea salt, kosher salt
        white pepper, peppercorn: pepper
        pepper: peppercorn
        caster sugar: sugar
        sugar: caster sugar
        brown sugar: dark brown sugar, sugar
        dark brown sugar, muscovado sugar, demerara sugar: brown sugar
        bread flour, cake flour: flour
        cornstarch: potato starch, arrowroot
        potato starch: cornstarch
        egg yolk, egg white: egg
        lemon juice: lemon, lime juice, lime
        lemon zest: lemon
        lime juice: lime, lemon juice, lemon
        lime zest: lime
        orange juice, orange zest: orange
        shallot, red onion, sweet onion: onion
        onion: red onion, sweet onion, shallot
        spring onion: chive, leek
        chive: spring onion
        flat leaf parsley: parsley
        parsley: flat leaf parsley
        dried oregano: oregano
        oregano: dried oregano
        dried thyme: thyme
        thyme: dried thyme
        dried rosemary: rosemary
        rosemary: dried rosemary
        dried basil: basil
        garlic powder: garlic
        onion powder: onion
        stock: vegetable stock, chicken stock, beef stock, stock cube, vegetable stock cube
        vegetable stock: stock, stock cube, vegetable stock cube, vegetable bouillon
        chicken stock: stock, vegetable stock, chicken bouillon, stock cube
        beef stock: stock, beef bouillon, stock cube
        sour cream: crème fraîche, Greek yogurt, yogurt
        crème fraîche: sour cream
        Greek yogurt: yogurt
        yogurt: Greek yogurt
        buttermilk: yogurt, kefir
        parmesan: grana padano, pecorino
        grana padano, pecorino: parmesan
        mascarpone: cream cheese
        pancetta, guanciale, speck: bacon
        bacon: pancetta, speck
        basmati rice, jasmine rice: rice
        rice: basmati rice, jasmine rice
        spaghetti: linguine, pasta
        penne, fusilli, farfalle, macaroni, rigatoni: pasta
        pasta: penne, fusilli, farfalle, macaroni, spaghetti, rigatoni
        white wine vinegar, red wine vinegar: vinegar, apple cider vinegar
        vinegar: white wine vinegar, apple cider vinegar, rice vinegar
        apple cider vinegar, rice vinegar: vinegar, white wine vinegar
        soy sauce: tamari, dark soy sauce
        tamari: soy sauce
        canned tomato: whole peeled tomato, crushed tomato, tomato
        whole peeled tomato, crushed tomato: canned tomato
        tomato: canned tomato, cherry tomato
        cherry tomato: tomato
        breadcrumb: panko
        panko: breadcrumb
        baby spinach: spinach
        spinach: baby spinach, frozen spinach
        pea: frozen pea
        corn: canned corn, frozen corn
        cilantro: coriander
        coriander: cilantro, ground coriander
        chili pepper: chili flake, jalapeño, cayenne
        chili flake: chili powder, cayenne, chili pepper
        cayenne: chili powder, chili flake
        dark chocolate: semisweet chocolate
        semisweet chocolate: dark chocolate
        chocolate chip: dark chocolate, chocolate
        honey: maple syrup, agave syrup
        maple syrup: honey
        fresh yeast: yeast
        yeast: fresh yeast
        vanilla extract: vanilla sugar, vanilla bean
        vanilla sugar: vanilla extract
        walnut: pecan
        pecan: walnut
        milk: low-fat milk, skim milk
        low-fat milk, skim milk: milk
        ground beef: minced meat
        minced meat: ground beef, ground pork
        """
}
