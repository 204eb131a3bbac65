/// The courses that cookbooks of several languages share, in the order they are shown in.
///
/// A line holds what is eaten at one point of the day or of a meal. Within it, each course has the title that is shown
/// and, after it, its other spellings. Courses keep the language they are written in: `Nachspeisen` stands where
/// `Desserts` stands, and is not renamed.
enum WellKnownCourses {
    /// The course of that name, whatever its case, accents and number, or `nil`.
    static func course(named name: String) -> Course? {
        let key = SortingKey(name).text
        return courses[key] ?? courses[Course.singular(key)]
    }

    private static let courses: [String: Course] = {
        var courses: [String: Course] = [:]
        courses.reserveCapacity(400)
        for (rank, line) in table.enumerated() {
            for entry in line.split(separator: "|") {
                let names = entry.split(separator: ",").map { SortingKey(String($0)).text }
                let title = entry.prefix { $0 != "," }.drop { $0 == " " }
                guard let id = names.first else { continue }
                let course = Course(id: id, title: String(title.drop { $0 == " " }), rank: rank)
                for name in names {
                    courses[name] = courses[name] ?? course
                    let singular = Course.singular(name)
                    courses[singular] = courses[singular] ?? course
                }
            }
        }
        return courses
    }()

    private static let table = [
        "Breakfasts|Frühstück|Petits déjeuners,petit déjeuner,petit-déj|Desayunos|Colazione,colazioni|Ontbijt"
            + "|Café da manhã,pequeno almoço,pequenos almoços|Frukost|Śniadania,śniadanie|Завтраки,завтрак|朝食|早餐",
        "Brunches,brunch",
        "Lunches,lunch,lunch dishes|Mittagessen|Déjeuners|Almuerzos|Pranzo|Almoço|Обеды,обед|昼食|午餐",
        "Appetizers,appetiser,appetisers,hors d'œuvre,hors d'œuvres|Starters,starter,first course,first courses|Finger food"
            + "|Vorspeisen,vorspeise|Entrées froides,hors-d'œuvre froids|Entradas,entrantes|Antipasti,antipasto"
            + "|Voorgerechten,voorgerecht|Förrätter,förrätt|Przystawki,przystawka|Закуски,закуска|前菜|开胃菜",
        "Tapas,tapa|Mezze,meze|Snacks,snack,nibbles|Amuse-bouches,amuse-bouche|Apéritif,apéritifs,apéro"
            + "|Aperitivos,aperitivo|Spuntini,spuntino",
        "Soups,soup,soups and stews,soups & stews,soup & stew|Suppen,suppe|Soupes,potages,soupes et potages|Sopas,sopa"
            + "|Zuppe,zuppa,minestre,minestra|Soepen,soep|Soppor,soppa|Zupy,zupa|Супы,суп|汤|スープ",
        "Salads,salad|Salate,salat|Salades|Ensaladas|Saladas|Insalate,insalata|Sallader,sallad|Sałatki,sałatka"
            + "|Салаты,салат|沙拉|サラダ",
        "Primi,primo,primi piatti,primo piatto|Pasta,pastas,pasta dishes,pasta and noodles|Noodles,noodle|Nudeln"
            + "|Rice,rice dishes",
        "Dinners,dinner,supper,suppers|Mains,main,main course,main courses,main dish,main dishes,mains & dinners"
            + "|Entrées,entree,entrees|Hauptgerichte,hauptgericht,hauptspeise,hauptspeisen|Abendessen"
            + "|Plats,plat,plats principaux,plat principal|Dîners,dîner|Platos principales,plato principal,platos fuertes"
            + "|Cenas,cena|Secondi,secondo,secondi piatti,secondo piatto|Pratos principais,prato principal|Jantar"
            + "|Hoofdgerechten,hoofdgerecht|Huvudrätter,huvudrätt|Dania główne,danie główne|Вторые блюда,основные блюда"
            + "|Ужины,ужин|主菜|夕食|晚餐",
        "Fish,fish dishes,fish & seafood,fish and seafood|Seafood|Meat,meat dishes|Poultry|Chicken|Beef|Pork|Lamb"
            + "|Vegetarian,vegetarian dishes|Vegan|Stews,stew|Curries,curry|Casseroles|Pizzas,pizza",
        "Side dishes,side,sides,side dish|Beilagen,beilage|Accompagnements|Guarniciones,guarnición,acompañamientos"
            + "|Contorni,contorno|Acompanhamentos|Bijgerechten,bijgerecht|Tillbehör|Гарниры,гарнир|配菜|副菜"
            + "|Vegetables,vegetable,vegetable dishes,veg",
        "Desserts,dessert,pudding,puddings,afters|Nachspeisen,nachspeise,nachtisch,nachtische,dessert & süßes"
            + "|Postres,postre|Dolci,dolce|Sobremesas,sobremesa|Nagerechten,nagerecht,toetjes|Efterrätter,efterrätt"
            + "|Desery,deser|Десерты,десерт|デザート|甜点|甜品",
        "Baking,bakes,baked goods|Cakes,cake,cakes & bakes|Kuchen,kuchen und torten|Gâteaux,gâteau|Backen"
            + "|Pastries,pastry|Pies,pie|Tarts,tart|Cookies,cookie|Biscuits|Plätzchen|Sweets,candy,candies|Süßes|Treats",
        "Breads,bread,bread & rolls,breads and rolls|Brot,brote|Pains,pain|Panes,pan|Pane|Pães,pão|Doughs,dough|Teige,teig"
            + "|Выпечка,хлеб",
        "Drinks,drink,beverage,beverages|Cocktails|Smoothies|Getränke,getränk|Boissons|Bebidas|Bevande,bevanda|Dranken"
            + "|Drycker,dryck|Napoje,napój|Напитки,напиток|飲み物|饮料|Coffee|Tea|Teas",
        "Sauces,sauce|Dips,dip,dips & spreads,dips and spreads|Dressings|Condiments|Soßen,soße,saucen|Salsas|Salse"
            + "|Molhos,molho|Соусы,соус|酱料|Spreads|Aufstriche|Gravies",
        "Preserves,preserve,jams,jam|Pickles|Ferments|Konserven|Conserves|Conservas",
        "Basics,basic,components,component,staples,staple,building blocks|Grundrezepte,grundlagen|Bases|Spice mixes,spices",
        "Menus,menu,plans,plan,meal plans,meal plan",
    ]
}
