import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The sentence of a step")
struct StepSentenceTests {
    private func shown(_ source: String) -> String { recipe(source).steps.first?.sentence(.unicode) ?? "" }

    @Test(
        "The sentence of a step has the amount before the name",
        arguments: [
            ("Rub @lard{100%g} into @flour{500%g}.", "Rub 100 g lard into 500 g flour."),
            ("Soften the @onions{2} with @salt.", "Soften the 2 onions with salt."),
            ("1. @flour{200%g} and @salt{1%pinch}", "1. 200 g flour and 1 pinch salt"),
            ("Heat for 10 minutes, then add @milk{200%ml}.", "Heat for 10 minutes, then add 200 ml milk."),
            ("Heat 10 minutes with @milk{200%ml}.", "Heat 10 minutes with 200 ml milk."),
            ("Mix the remaining flour with @milk{200%ml}.", "Mix the remaining flour with 200 ml milk."),
            ("Slice @onions{3} and quarter @tomatoes{4}.", "Slice 3 onions and quarter 4 tomatoes."),
            ("Put in a bowl @flour{200%g}.", "Put in a bowl 200 g flour."),
            ("(@sugar{20%g})", "(20 g sugar)"),
            ("加入@面粉{200%克}。", "加入200 克 面粉。"),
            ("Use @tomatoes{2%cans}.", "Use 2 cans tomatoes."),
            ("Add @basil{6%leaves} (or @mint{6%leaves}).", "Add 6 leaves basil (or 6 leaves mint)."),
            ("Add @butter{1%stick} (113 g).", "Add 1 stick butter (113 g)."),
            ("Add 1 @salt{1%tsp}.", "Add 1 tsp salt."),
            ("Add 2-@sugar{3%tsp}.", "Add 2-3 tsp sugar."),
            ("Heat @extra virgin oil{1%tbsp}.", "Heat 1 tbsp extra virgin oil."),
            ("Add @half and half{1%cup}.", "Add 1 cup half and half."),
            ("Boil @eggs{2} 2 minutes.", "Boil 2 eggs 2 minutes."),
            ("Pour @7 Up{1%l}.", "Pour 1 l 7 Up."),
            ("Whip @30% cream{200%ml}.", "Whip 200 ml 30% cream."), ("Boil @2 eggs{2}.", "Boil 2 eggs."),
            ("Add @2 tbsp oil{2%tbsp}.", "Add 2 tbsp oil."),
            ("Stir in the juice of @lemons{2}.", "Stir in the juice of 2 lemons."),
            ("Bake @cod{4%120g each}.", "Bake 4 × 120g each cod."),
            ("Add ½ @oats{kg} now.", "Add ½ kg oats now."),
            ("Add 2 @oats{kg}.", "Add 2 kg oats."),
            ("Add 2 @broth{L}.", "Add 2 L broth."),
        ])
    func amountBefore(_ source: String, _ expected: String) {
        #expect(shown(source) == expected)
    }

    @Test(
        "The sentence of a step has no amount if the words before the ingredient state one",
        arguments: [
            ("Crumble 3@stock cubes{3} in.", "Crumble 3 stock cubes in."),
            ("Crumble 3 @stock cubes{3} in.", "Crumble 3 stock cubes in."),
            ("Melt 100g @goat cheese{110%g}.", "Melt 100g goat cheese."),
            ("Melt 100 g @butter{110%g}.", "Melt 100 g butter."),
            ("Beat in 1/2 cup @sugar{1%cup}.", "Beat in 1/2 cup sugar."),
            ("Beat in ½ cup of the @sugar{1%cup}.", "Beat in ½ cup of the sugar."),
            ("Add 1 heaped tbsp. of @oil{2%tbsp}.", "Add 1 heaped tbsp. of oil."),
            ("Add 2-3 @chillies{3}.", "Add 2-3 chillies."),
            ("Scatter half the @coriander{½%cup} over it.", "Scatter half the coriander over it."),
            ("Warm two @tortillas{2%item}.", "Warm two tortillas."),
            ("Beat two large @eggs{2}.", "Beat two large eggs."),
            ("Use both @peppers{2}.", "Use both peppers."),
            ("Squeeze a @lemon{1}.", "Squeeze a lemon."),
            ("Squeeze the @lemon{1}.", "Squeeze the lemon."),
            ("Peel each @potato{4}.", "Peel each potato."),
            ("Add all the @garlic, chopped{3 cloves}.", "Add all the garlic, chopped."),
            ("Place a halved @lemon{1} in it.", "Place a halved lemon in it."),
            ("Add a @salt{1%tsp}.", "Add a tsp salt."),
            ("Add another @egg{1}.", "Add another egg."),
            ("Add cloves of @garlic{3%cloves}.", "Add cloves of garlic."),
            ("Open the can @beans{1%can}.", "Open the can beans."),
            ("Open 1 (400 g) can @beans{1%can}.", "Open 1 (400 g) can beans."),
            ("Die Hälfte der @Butter{100%g} zugeben.", "Die Hälfte der Butter zugeben."),
            ("Zwei EL @Öl{4%EL} zugeben.", "Zwei EL Öl zugeben."),
            ("Ein @Ei{1} zugeben.", "Ein Ei zugeben."),
            ("Ajouter la moitié de la @crème{20%cl}.", "Ajouter la moitié de la crème."),
            ("Ajouter 2 gousses d'@ail{2%gousses}.", "Ajouter 2 gousses d'ail."),
            ("Añadir la mitad del @azúcar{100%g}.", "Añadir la mitad del azúcar."),
            ("打入两个@鸡蛋{2%个}。", "打入两个鸡蛋。"),
        ])
    func amountBeforeIsTold(_ source: String, _ expected: String) {
        #expect(shown(source) == expected)
    }

    @Test(
        "The sentence of a step has the marked amount after words such as more and remaining, which do not say it",
        arguments: [
            ("Then add more @&flour{300%g}.", "Then add more flour (300 g)."),
            ("Stir in the rest of the grated @cheese{200%g}.", "Stir in the rest of the grated cheese (200 g)."),
            ("Add the remaining chopped @dill{1%bunch}.", "Add the remaining chopped dill (1 bunch)."),
            ("Add the reserved @water{1%cup}.", "Add the reserved water (1 cup)."),
            ("Top with some chopped @dill{2%tbsp}.", "Top with some chopped dill (2 tbsp)."),
            ("Add an additional @sugar{50%g}.", "Add an additional sugar (50 g)."),
            ("Add a little @oil{1%tbsp}.", "Add a little oil (1 tbsp)."),
            ("Add a few @leaves{5}.", "Add a few leaves (5)."),
            ("Add another @eggs{2}.", "Add another eggs (2)."),
            ("Add some @stock{2 cups or so}.", "Add some stock (2 cups or so)."),
            ("Add @remaining flour{300%g}.", "Add 300 g remaining flour."),
            ("Use the remaining @egg{1}.", "Use the remaining egg."),
            ("Add the remaining 2 tbsp @oil{2%tbsp}.", "Add the remaining 2 tbsp oil."),
            ("Weitere @Butter{50%g} zugeben.", "Weitere Butter (50 g) zugeben."),
            ("Den restlichen @Zucker{50%g} zugeben.", "Den restlichen Zucker (50 g) zugeben."),
            ("Etwas @Mehl{20%g} zugeben.", "Etwas Mehl (20 g) zugeben."),
            ("Ajouter le reste du @lait{20%cl}.", "Ajouter le reste du lait (20 cl)."),
            ("Ajouter quelques @feuilles{6}.", "Ajouter quelques feuilles (6)."),
            ("Añadir más @harina{100%g}.", "Añadir más harina (100 g)."),
            ("Aggiungere il resto della @farina{300%g}.", "Aggiungere il resto della farina (300 g)."),
            ("Junte mais @farinha{100%g}.", "Junte mais farinha (100 g)."),
            ("Voeg de resterende @bloem{100%g} toe.", "Voeg de resterende bloem (100 g) toe."),
            ("Добавить оставшийся @сахар{50%г}.", "Добавить оставшийся сахар (50 г)."),
            ("加入剩余的@面粉{200%克}。", "加入剩余的面粉 (200 克)。"), ("残りの@小麦粉{50%g}を加える。", "残りの小麦粉 (50 g)を加える。"),
        ])
    func furtherAmount(_ source: String, _ expected: String) {
        #expect(shown(source) == expected)
    }

    @Test(
        "The sentence of a step has no amount or unit if the words after the ingredient or its name state them",
        arguments: [
            ("Sift the @flour{200%g} (200 g).", "Sift the flour (200 g)."),
            ("Sift the @flour{200%g}: 200 grams.", "Sift the flour: 200 grams."),
            ("Add @butter{200%g} (150 g now).", "Add butter (150 g now)."),
            ("Add @garlic{3%cloves} cloves.", "Add 3 garlic cloves."),
            ("Add @garlic cloves{3%cloves}.", "Add 3 garlic cloves."),
            ("Add @2 eggs{2}.", "Add 2 eggs."),
            ("Add @half an onion{1/2}.", "Add half an onion."),
            ("Warm @tortillas{2%items}.", "Warm 2 tortillas."),
            ("Warm @eggs{2%Stk}.", "Warm 2 eggs."),
            ("Season with @salt{to taste} to taste.", "Season with salt to taste."),
        ])
    func amountBehindIsTold(_ source: String, _ expected: String) {
        #expect(shown(source) == expected)
    }

    @Test(
        "The sentence of a step has the amount in parentheses if it cannot precede the name",
        arguments: [
            ("Season with @salt{to taste}.", "Season with salt (to taste)."),
            ("Finish with a dollop of @cream{4%tbsp}.", "Finish with a dollop of cream (4 tbsp)."),
            ("Parsemer de @fromage{50%g}.", "Parsemer de fromage (50 g)."),
            ("Unire a @farina{200%g}.", "Unire a farina (200 g)."),
            ("Faire fondre le @beurre{80%g}.", "Faire fondre le beurre (80 g)."),
            ("Ajouter l'@huile{2%cl}.", "Ajouter l'huile (2 cl)."),
            ("Battre les @œufs{3}.", "Battre les 3 œufs."),
            ("Das @Mehl{200%g} sieben.", "Das Mehl (200 g) sieben."),
            ("Die @Eier{3} trennen.", "Die 3 Eier trennen."),
            ("Avec des @poires{2}.", "Avec des poires (2)."),
            ("Add @oats{kg}.", "Add oats (kg)."),
            ("Verser le @lait{1%verre (20 cl)}.", "Verser le lait (1 verre, 20 cl)."),
            ("Stir in the @beans, white{1 (400 g) can}.", "Stir in the beans, white (1 400 g can)."),
            ("Cuire au #four{180%°C}.", "Cuire au four (180 °C)."),
            ("In a #skillet{12-inch}, fry.", "In a skillet (12-inch), fry."),
        ])
    func amountInParentheses(_ source: String, _ expected: String) {
        #expect(shown(source) == expected)
    }

    @Test(
        "The sentence of a step has the number of pieces of cookware if it is more than one",
        arguments: [
            ("Take a #bowl{1}.", "Take a bowl."), ("Take #bowls{2}.", "Take 2 bowls."),
            ("Take two #bowls{2}.", "Take two bowls."),
        ])
    func cookware(_ source: String, _ expected: String) {
        #expect(shown(source) == expected)
    }

    @Test(
        "The sentence of a step states a time once",
        arguments: [
            ("Bake for ~{25%min}.", "Bake for 25 min."), ("Bake 25 ~{25%min}.", "Bake 25 min."),
            ("Bake ~{25%min} min.", "Bake 25 min."), ("Bake the first ~{25%min}.", "Bake the first 25 min."),
            ("Let it ~rest{}.", "Let it rest."),
        ])
    func timers(_ source: String, _ expected: String) {
        #expect(shown(source) == expected)
    }

    @Test("The sentence of a step keeps what the step leaves out in the list of ingredients")
    func listKeepsAmounts() {
        let recipe = recipe("Beat in 1/2 cup @sugar{1%cup}, then half the @milk{200%ml}.")
        let lines = recipe.ingredientGroups.flatMap(\.ingredients).map { $0.line(.unicode) }
        #expect(lines == ["1 cup sugar", "200 ml milk"])
    }
}
