import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Mixed numbers, fractions and thousands in steps")
struct StepMixedNumberTests {
    private static func scaled(_ text: String, _ language: StepLanguage, by factor: Rational = Rational(2)) -> String {
        StepTextScaler(language: language).scaled(text, by: factor).text
    }

    @Test(
        arguments: [
            (.english, "Add 1 & 1/2 cups rice.", "Add 3 cups rice."),
            (.english, "Add 1&1/2 cups rice.", "Add 3 cups rice."),
            (.english, "Add 1 &amp; 1/2 cups rice.", "Add 3 cups rice."),
            (.english, "Add 1 + 1/4 cups rice.", "Add 2 1/2 cups rice."),
            (.english, "Add 1-and-1/2 cups rice.", "Add 3 cups rice."),
            (.english, "Add one and one-half cups rice.", "Add 3 cups rice."),
            (.english, "Add one-and-a-half cups rice.", "Add 3 cups rice."),
            (.english, "Add two and three quarters cups rice.", "Add 5½ cups rice."),
            (.english, "Add a cup and a half of rice.", "Add 3 cups of rice."),
            (.english, "Add 1 & 1/2 to 2 & 1/2 cups rice.", "Add 3 to 5 cups rice."),
            (.english, "Add 2 to 2-1/2 cups rice.", "Add 4 to 5 cups rice."),
            (.spanish, "Añade 1 kg y 1/2 de arroz.", "Añade 3 kg de arroz."),
            (.spanish, "Añade uno y medio kg de arroz.", "Añade 3 kg de arroz."),
            (.spanish, "Añade 1 litro y cuarto de caldo.", "Añade 2½ litros de caldo."),
            (.italian, "Unite 1 kg e 1/2 di riso.", "Unite 3 kg di riso."),
            (.italian, "Unite un litro e mezzo di brodo.", "Unite 3 litri di brodo."),
            (.italian, "Unite un litro e un quarto di brodo.", "Unite 2½ litri di brodo."),
            (.french, "Versez 1 L et demi de lait.", "Versez 3 L de lait."),
            (.french, "Versez une tasse et demie de lait.", "Versez 3 tasses de lait."),
            (.french, "Versez 2 l 1/2 d’eau.", "Versez 5 l d’eau."),
            (.french, "Versez 1 kg et quart de riz.", "Versez 2½ kg de riz."),
            (.portuguese, "Junte uma xícara e meia de arroz.", "Junte 3 xícaras de arroz."),
            (.portuguese, "Junte 1 kg e 1/2 de arroz.", "Junte 3 kg de arroz."),
            (.german, "1 und 1/2 Tassen Reis zugeben.", "3 Tassen Reis zugeben."),
            (.german, "Dreieinhalb Liter Wasser zugeben.", "Sieben Liter Wasser zugeben."),
            (.dutch, "Voeg tweeënhalve liter water toe.", "Voeg vijf liter water toe."),
            (.swedish, "Häll i en och en halv dl grädde.", "Häll i 3 dl grädde."),
            (.danish, "Tilsæt 1 og en halv dl fløde.", "Tilsæt 3 dl fløde."),
            (.norwegian, "Tilsett 1 og 1/2 dl fløte.", "Tilsett 3 dl fløte."),
            (.finnish, "Lisää 1 ja puoli dl kermaa.", "Lisää 3 dl kermaa."),
            (.polish, "Dodać 2 i pół szklanki mleka.", "Dodać 5 szklanek mleka."),
            (.czech, "Přidejte 2 a půl litru vody.", "Přidejte 5 litrů vody."),
            (.hungarian, "Adj hozzá két és fél dl tejet.", "Adj hozzá 5 dl tejet."),
            (.russian, "Добавить 2 с половиной стакана воды.", "Добавить 5 стаканов воды."),
            (.greek, "Προσθέστε 1 και 1/2 φλιτζάνι γάλα.", "Προσθέστε 3 φλιτζάνια γάλα."),
            (.turkish, "2 buçuk kg un ekleyin.", "5 kg un ekleyin."),
            (.japanese, "砂糖大さじ1・1/2を加える。", "砂糖大さじ3を加える。"),
            (.japanese, "砂糖大さじ1と1/2を加える。", "砂糖大さじ3を加える。"),
            (.chinese, "加入2汤匙半酱油。", "加入5汤匙酱油。"), (.korean, "간장 1큰술 반을 넣는다.", "간장 3큰술을 넣는다."),
        ] as [(StepLanguage, String, String)])
    func `a whole number and its fraction are scaled together`(
        _ language: StepLanguage, _ text: String, _ expected: String
    ) {
        #expect(Self.scaled(text, language) == expected)
    }

    @Test(
        arguments: [
            (.english, "Mix 2 & 3 cups rice."), (.english, "Mix 1/2 & 1/4 cup rice."),
            (.english, "Mix 1 cup & 1/2 rice."), (.english, "Mix 1 500 g rice."), (.english, "Mix 2- 1/2 cups rice."),
            (.german, "1 Tasse und 1/2 Reis mischen."), (.spanish, "Mezcla 1 500 g de arroz."),
            (.french, "Mélangez 1 tasse et 1/2 riz."), (.italian, "Mescolate 2 e 3 kg di riso."),
        ] as [(StepLanguage, String)])
    func `an amount whose parts are not certain keeps all of its words`(_ language: StepLanguage, _ text: String) {
        #expect(Self.scaled(text, language) == text)
    }

    @Test(
        arguments: [
            (.english, "Add 2 eggs & 1/2 cup milk.", "Add 4 eggs & 1 cup milk."),
            (.english, "Add 1 cup and 1/2 teaspoon salt.", "Add 2 cups and 1 teaspoon salt."),
            (.english, "Add 1 cup and 1/2 large onion.", "Add 2 cups and 1 large onion."),
            (.french, "Ajoutez 1 tasse et 1/2 oignon.", "Ajoutez 2 tasses et 1 oignon."),
            (.spanish, "Añade 1 kg y 500 g de arroz.", "Añade 2 kg y 1000 g de arroz."),
        ] as [(StepLanguage, String, String)])
    func `two amounts with a word between them are two amounts`(
        _ language: StepLanguage, _ text: String, _ expected: String
    ) {
        #expect(Self.scaled(text, language) == expected)
    }

    @Test(
        arguments: [
            (.english, "Add 1 ¹/₂ cups rice.", "Add 3 cups rice."),
            (.english, "Add 1¹⁄₂ cups rice.", "Add 3 cups rice."),
            (.english, "Add ¹/4 cup rice.", "Add 1/2 cup rice."), (.english, "Add 11/2 cups rice.", "Add 3 cups rice."),
            (.english, "Add 13/4 cups rice.", "Add 3 1/2 cups rice."),
            (.english, "Add 3/2 cups rice.", "Add 3 cups rice."),
            (.english, "Add 1/3rd cup rice.", "Add 2/3 cup rice."),
            (.english, "Add three quarters of a cup of rice.", "Add 1½ cups of rice."),
            (.english, "Add one-third cup rice.", "Add ⅔ cup rice."),
            (.english, "Add a quarter cup rice.", "Add ½ cup rice."),
            (.german, "1 ¹/₂ Tassen Reis", "3 Tassen Reis"), (.german, "Dreiviertel Liter Wasser", "1½ Liter Wasser"),
            (.french, "Versez un demi-litre de lait.", "Versez 1 litre de lait."),
            (.french, "Versez trois quarts de litre de lait.", "Versez 1½ litre de lait."),
            (.italian, "Unite mezz’etto di burro.", "Unite 1 etto di burro."),
            (.spanish, "Añade un cuarto de litro de agua.", "Añade ½ litro de agua."),
            (.polish, "Dodać 11/2 szklanki mleka.", "Dodać 3 szklanki mleka."),
        ] as [(StepLanguage, String, String)])
    func `fractions are read in all of their forms`(_ language: StepLanguage, _ text: String, _ expected: String) {
        #expect(Self.scaled(text, language) == expected)
    }

    @Test(
        arguments: [
            "Quarter the 2 onions and rest.", "Cut into three quarters.", "Use two thirds of the dough.",
            "Bake the second third of the dough.", "Use a quarter of the milk.",
        ])
    func `a word for a part is a number only before a unit`(_ text: String) {
        #expect(Self.scaled(text, .english).filter(\.isNumber) == text.filter(\.isNumber).replacing("2", with: "4"))
        #expect(!Self.scaled(text, .english).contains("½"))
    }

    @Test(
        arguments: [
            (.german, "1'000 g Mehl", "1'500 g Mehl"), (.german, "2’000 g Mehl", "3’000 g Mehl"),
            (.german, "2.000 g Mehl", "3.000 g Mehl"), (.german, "2\u{A0}000 g Mehl", "3\u{A0}000 g Mehl"),
            (.german, "2 000 g Mehl", "3 000 g Mehl"), (.french, "2 000 g de riz", "3 000 g de riz"),
            (.french, "1\u{202F}200 g de riz", "1\u{202F}800 g de riz"),
            (.french, "1\u{A0}200 g de riz", "1\u{A0}800 g de riz"), (.french, "1'200 g de riz", "1'800 g de riz"),
            (.italian, "1'200 g di riso", "1'800 g di riso"), (.spanish, "1.200 g de arroz", "1.800 g de arroz"),
            (.english, "1,200 g rice", "1,800 g rice"), (.english, "2\u{A0}000 g rice", "3\u{A0}000 g rice"),
            (.english, "1.200 kg rice", "1.8 kg rice"), (.swedish, "1 200 g ris", "1 800 g ris"),
            (.russian, "1\u{A0}200 г муки", "1\u{A0}800 г муки"), (.polish, "1 200 g mąki", "1 800 g mąki"),
            (.japanese, "水1,200mlを注ぐ。", "水1,800mlを注ぐ。"),
        ] as [(StepLanguage, String, String)])
    func `thousands are read by language, with every sign between them`(
        _ language: StepLanguage, _ text: String, _ expected: String
    ) {
        #expect(Self.scaled(text, language, by: fraction(3, 2)) == expected)
    }

    @Test(
        arguments: [
            ("Lay 16 1/4-inch slices of ham.", "Lay 32 1/4-inch slices of ham."),
            ("Lay 25 to 28 3/8-inch-thick slices of ham.", "Lay 50 to 56 3/8-inch-thick slices of ham."),
            ("Cut it into 16 1/4-inch slices.", "Cut it into 16 1/4-inch slices."),
            ("Cut it 2 1/4-inch thick.", "Cut it 2 1/4-inch thick."),
            ("Add 2 medium sized onions.", "Add 4 medium sized onions."),
        ])
    func `a number of slices is scaled without their thickness`(_ text: String, _ expected: String) {
        #expect(Self.scaled(text, .english) == expected)
    }

    @Test func `a thickness after a number of slices is converted alone`() {
        let scaler = StepTextScaler(language: .english, converter: KitchenConverter(), system: .metric)
        #expect(!scaler.scaled("Cut it into 16 1/4-inch slices.", by: .one).text.contains("41"))
    }

    @Test(
        arguments: [
            (.english, "Add 1 cup (240 ml) milk.", "Add 2 cups (480 ml) milk."),
            (.english, "Add 200 g / 7 oz rice.", "Add 400 g / 14 oz rice."),
            (.english, "Add 500g or 1lb of rice.", "Add 1000g or 2lb of rice."),
            (.german, "2 EL (30 g) Butter oder 1 Tasse Öl", "4 EL (60 g) Butter oder 2 Tassen Öl"),
            (.french, "3 œufs + 1 jaune", "6 œufs + 2 jaunes"), (.spanish, "3 huevos + 1 yema", "6 huevos + 2 yemas"),
            (.german, "ein bis zwei Eier", "2 bis vier Eier"),
            (.french, "une à deux tasses de lait", "2 à quatre tasses de lait"),
            (.polish, "2 szklanki mleka z 25 dag sera", "4 szklanki mleka z 50 dag sera"),
        ] as [(StepLanguage, String, String)])
    func `all amounts of a sentence are scaled`(_ language: StepLanguage, _ text: String, _ expected: String) {
        #expect(Self.scaled(text, language) == expected)
    }

    @Test(
        arguments: [
            (.english, "Add forty-five g rice.", "Add 90 g rice."),
            (.english, "Beat twenty four eggs.", "Beat 48 eggs."),
            (.french, "Ajoutez soixante-quinze g de riz.", "Ajoutez 150 g de riz."),
            (.turkish, "on bir gram un ekleyin.", "22 gram un ekleyin."),
            (.turkish, "altı yumurta ekleyin.", "on iki yumurta ekleyin."),
            (.czech, "3 vejce a 200 g mouky", "6 vajec a 400 g mouky"),
            (.english, "Use 1 onion and a half.", "Use 3 onions."),
        ] as [(StepLanguage, String, String)])
    func `numbers of several words are scaled as one number`(
        _ language: StepLanguage, _ text: String, _ expected: String
    ) {
        #expect(Self.scaled(text, language) == expected)
    }

    @Test(
        arguments: [
            (.english, "Add 200 cc milk.", "Add 400 cc milk."), (.english, "Add 100 c.c. milk.", "Add 200 c.c. milk."),
            (.spanish, "Añade 100 c.c. de agua.", "Añade 200 c.c. de agua."),
            (.spanish, "Añade 2 c.s. de aceite.", "Añade 4 c.s. de aceite."),
            (.french, "Ajoutez 2 c. s. d’huile.", "Ajoutez 4 c. s. d’huile."),
            (.italian, "Unite 100 cc di acqua.", "Unite 200 cc di acqua."),
            (.russian, "Добавить 2 ст. л. масла.", "Добавить 4 ст. л. масла."),
            (.greek, "Προσθέστε 2 κ.σ. λάδι.", "Προσθέστε 4 κ.σ. λάδι."),
            (.swedish, "Tillsätt 1 kkp socker.", "Tillsätt 2 kkp socker."),
            (.korean, "참기름 1T와 소금 1t를 넣는다.", "참기름 2T와 소금 2t를 넣는다."),
        ] as [(StepLanguage, String, String)])
    func `abbreviated units are scaled`(_ language: StepLanguage, _ text: String, _ expected: String) {
        #expect(Self.scaled(text, language) == expected)
    }
}
