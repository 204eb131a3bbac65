import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Steps in other scripts, and the guess of their language")
struct UnspacedStepTests {
    /// Scales a step by two in the language that is guessed from it.
    private static func double(_ text: String) -> String {
        StepTextScaler(language: StepLanguage(guessing: text)).scaled(text, by: Rational(2)).text
    }

    @Test(
        arguments: [
            ("鶏肉300gにしょうゆ大さじ2をもみ込む。", "鶏肉600gにしょうゆ大さじ4をもみ込む。"),
            ("水150mlを入れて15分煮る。", "水300mlを入れて15分煮る。"), ("卵3個を溶く。", "卵6個を溶く。"),
            ("鶏肉３００ｇと酒大さじ２を混ぜる。", "鶏肉６００ｇと酒大さじ４を混ぜる。"),
            ("卵を1個ずつ加える。", "卵を1個ずつ加える。"), ("豆腐を4つに切る。", "豆腐を4つに切る。"),
            ("打2个鸡蛋，加盐5克。", "打4个鸡蛋，加盐10克。"), ("加入两勺酱油和半勺糖。", "加入四勺酱油和1勺糖。"),
            ("加水２００毫升，煮五分钟。", "加水４００毫升，煮五分钟。"), ("把面团分成6份。", "把面团分成6份。"),
            ("每个饺子用20克馅。", "每个饺子用20克馅。"), ("取两个大碗备用。", "取两个大碗备用。"),
            ("切去两头，十分入味。", "切去两头，十分入味。"),
            ("돼지고기 200g에 간장 2큰술을 넣는다.", "돼지고기 400g에 간장 4큰술을 넣는다."),
            ("양파 반 개를 썬다.", "양파 1 개를 썬다."), ("반죽을 4조각으로 나눈다.", "반죽을 4조각으로 나눈다."),
            ("Смешать 150 г сахара и 2 ст. л. масла.", "Смешать 300 г сахара и 4 ст. л. масла."),
            ("Blanda 3 msk olja med 1 tsk salt.", "Blanda 6 msk olja med 2 tsk salt."),
            ("Dodać 3 łyżki oleju.", "Dodać 6 łyżek oleju."),
            ("Posypać ogórki 1 łyżeczką soli.", "Posypać ogórki 2 łyżeczkami soli."),
            ("Okurky posypat 1 lžičkou soli a promíchat.", "Okurky posypat 2 lžičkami soli a promíchat."),
            ("Hæld 0,5 dl pandekagedej på panden og steg den.", "Hæld 0,5 dl pandekagedej på panden og steg den."),
            ("Häll 1 dl pannkakssmet i pannan och stek den.", "Häll 1 dl pannkakssmet i pannan och stek den."),
            ("2 yemek kaşığı yağ", "4 yemek kaşığı yağ"),
            ("Ανακατέψτε 200 γρ. αλεύρι.", "Ανακατέψτε 400 γρ. αλεύρι."),
        ])
    func `a single step is scaled without its recipe`(_ text: String, _ expected: String) {
        #expect(Self.double(text) == expected)
    }

    @Test(
        arguments: [
            ("2 EL Öl (醤油) unterrühren und salzen", .german), ("葱を切る", .japanese), ("切葱", .chinese),
            ("파를 썬다", .korean), ("рис", .russian), ("ρύζι", .greek), ("zorb", .english),
        ] as [(String, StepLanguage)])
    func `the script of most letters decides the language`(_ text: String, _ language: StepLanguage) {
        #expect(StepLanguage(guessing: text) == language)
    }
}
