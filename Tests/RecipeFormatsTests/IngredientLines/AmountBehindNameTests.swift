import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Ingredient lines with the amount after the name")
struct AmountBehindNameTests {
    @Test(
        "Ingredient lines with the amount after the name are read in Chinese",
        arguments: [
            ("酱油 10ml", "10 ml", "酱油"), ("鸡蛋 2 个", "2 个", "鸡蛋"), ("鸡蛋（2个）", "2 个", "鸡蛋"), ("盐 适量", "适量", "盐"),
            ("盐适量", "适量", "盐"), ("面粉：２００克", "200 克", "面粉"), ("牛奶 250 毫升", "250 毫升", "牛奶"), ("料酒 2 大匙", "2 大匙", "料酒"),
            ("白糖 1.5 小匙", "1½ 小匙", "白糖"), ("生抽 1 勺", "1 勺", "生抽"), ("醋 半茶匙", "½ 茶匙", "醋"), ("葱花 少许", "少许", "葱花"),
            ("200克南瓜", "200 克", "南瓜"), ("三个土豆", "3 个", "土豆"), ("洋葱半个", "½ 个", "洋葱"), ("大蒜 3-4 瓣", "3–4 瓣", "大蒜"),
            ("姜 2~3 片", "2–3 片", "姜"), ("• 豆腐 1 块", "1 块", "豆腐"), ("水 500 g 左右", "500 g", "水"),
            ("- 约 30 克 紫菜", "30 克", "紫菜"),
        ])
    func chinese(_ text: String, _ amount: String, _ name: String) { expect(text, amount, name, "zh") }

    @Test(
        "Ingredient lines with the amount after the name are read in Japanese",
        arguments: [
            ("しょうゆ 大さじ2", "2 大さじ", "しょうゆ"), ("みりん　大さじ１と１／２", "1½ 大さじ", "みりん"), ("こしょう 小さじ1/2", "½ 小さじ", "こしょう"),
            ("だし汁 カップ1", "1 カップ", "だし汁"), ("牛乳 1カップ", "1 カップ", "牛乳"), ("たまご 2個", "2 個", "たまご"),
            ("にんじん…1本", "1 本", "にんじん"),
            ("のり 3枚", "3 枚", "のり"), ("しお少々", "少々", "しお"), ("サラダ油 適量", "適量", "サラダ油"), ("バター ２０グラム", "20 グラム", "バター"),
            ("かぼちゃ 300ｇ", "300 g", "かぼちゃ"), ("★みそ 大さじ1", "1 大さじ", "みそ"), ("ねぎ（みじん切り） 1/2本", "½ 本", "ねぎ"),
            ("もやし 2〜3袋", "2–3 袋", "もやし"), ("レモン 1個半", "1½ 個", "レモン"),
        ])
    func japanese(_ text: String, _ amount: String, _ name: String) { expect(text, amount, name, "ja") }

    @Test(
        "Ingredient lines with the amount after the name are read in Korean",
        arguments: [
            ("설탕 1큰술", "1 큰술", "설탕"), ("식초 1/2 작은술", "½ 작은술", "식초"), ("감자 300그램", "300 그램", "감자"), ("물 2컵", "2 컵", "물"),
            ("양배추 3장", "3 장", "양배추"), ("달걀 2개", "2 개", "달걀"), ("후추 약간", "약간", "후추"), ("다진 파 2 큰술", "2 큰술", "다진 파"),
            ("두부 반 모", "½ 모", "두부"), ("200g 무", "200 g", "무"), ("쌀 (2컵)", "2 컵", "쌀"),
        ])
    func korean(_ text: String, _ amount: String, _ name: String) { expect(text, amount, name, "ko") }

    @Test(
        "Ingredient lines with the amount after the name are read in Russian",
        arguments: [
            ("Мука — 200 г", "200 г", "Мука"), ("Мука: 200 г", "200 г", "Мука"), ("Мука 200г", "200 г", "Мука"),
            ("Мука - 200 г.", "200 г", "Мука"),
            ("2 ст. л. мёда", "2 ст л", "мёда"), ("1 ч.л. корицы", "1 ч л", "корицы"), ("Яйца — 2 шт.", "2 шт", "Яйца"),
            ("Свёкла 1,5 кг", "1½ кг", "Свёкла"), ("Молоко — 300-350 мл", "300–350 мл", "Молоко"),
            ("Крупа — 1 стакан", "1 стакан", "Крупа"),
            ("Щепотка соли", "щепотка", "соли"), ("2 столовые ложки мёда", "2 столовая ложка", "мёда"),
            ("Яйца 3 шт", "3 шт", "Яйца"),
            ("Сливки 20% — 200 мл", "200 мл", "Сливки 20%"), ("пол стакана воды", "½ стакан", "воды"),
        ])
    func russian(_ text: String, _ amount: String, _ name: String) { expect(text, amount, name, "ru") }

    @Test("Ingredient lines with the amount after the name can be to taste or optional")
    func flags() {
        #expect(ingredient("Соль по вкусу").isToTaste)
        #expect(ingredient("Соль — по вкусу").name == "Соль")
        #expect(ingredient("Укроп (по желанию)").isOptional)
        #expect(ingredient("香菜（可选）").isOptional)
        #expect(ingredient("한천 2g (생략가능)").isOptional)
        #expect(ingredient("豆腐 2 块 (optional)").isOptional)
    }

    @Test(
        "Ingredient lines stay text if the amount is a formula or part of a word",
        arguments: ["* 盐 = 份数 * 2 g", "土豆 = 200 g * 份数", "3分熟牛排", "00号面粉", "可乐2瓶装"])
    func words(_ text: String) {
        #expect(ingredient(text).quantity == nil)
        #expect(text.hasSuffix(ingredient(text).name))
        let read = Ingredient(ingredient(text), of: text)
        #expect(read.quantity == nil)
    }

    @Test(
        "Ingredient lines with words of two languages are read in the language of the first words"
    )
    func mixed() {
        #expect(ingredient("2 tbsp light soy sauce (生抽)").shownQuantity == "2 tbsp")
        #expect(ingredient("黄油 butter 20g").shownQuantity == "20 g")
        #expect(ingredient("Cream cheese 奶油奶酪 250g").shownQuantity == "250 g")
    }

    @Test("Ingredient lines with the amount after the name are read by the reader of one language")
    func oneLanguage() {
        #expect(ingredient("盐 3 克", language: "zh").shownQuantity == "3 克")
        #expect(ingredient("Соль 3 г", language: "ru").shownQuantity == "3 г")
        #expect(ingredient("3 g salt", language: "ja").shownQuantity == "3 g")
    }

    private func expect(_ text: String, _ amount: String, _ name: String, _ language: String) {
        let line = ingredient(text)
        #expect(line.shownQuantity == amount)
        #expect(line.name == name)
        #expect(line.language == language)
        let ingredient = Ingredient(line, of: text)
        #expect((ingredient.quantity == nil) == (line.quantity == nil))
        #expect(ingredient.name == name)
    }
}
