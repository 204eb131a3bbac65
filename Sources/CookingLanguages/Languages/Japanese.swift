extension CookingLanguage {
    package static let japanese = CookingLanguage(
        code: "ja",
        script: .eastAsian,
        numberSigns: .pointForDecimals,
        numbers: "一 = 1, 二 = 2, 三 = 3, 四 = 4, 五 = 5, 六 = 6, 七 = 7, 八 = 8, 九 = 9, 十 = 10, 半 = 1/2",
        metric: """
            g: g, グラム, ｸﾞﾗﾑ
            kg: kg, キログラム, キロ
            mg: mg
            ml: ml, ミリリットル, cc
            dl: dl
            l: l, リットル
            """,
        measures: """
            tbsp*: 大さじ, 大匙, おおさじ
            tsp*: 小さじ, 小匙, こさじ
            """,
        pieces: """
            カップ, cup
            合
            個, コ, こ, ヶ, ケ, ヵ
            本
            枚
            片, かけ, カケ, 欠片, かけら
            束, わ, 把
            株
            丁
            玉
            袋
            パック
            缶
            箱
            瓶
            切れ, 切
            匹
            尾
            杯
            粒
            つ
            房
            節
            人分
            人前
            滴
            振り, ふり
            つまみ
            握り
            つかみ
            巻き
            塊, かたまり
            斤
            膳
            """,
        listedUnits: """
            cm: cm, センチ, センチメートル
            mm: mm
            """,
        unitsBeforeNumber: """
            大さじ, 大匙, おおさじ, 大
            小さじ, 小匙, こさじ, 小
            カップ
            計量カップ
            """,
        courses: """
            breakfast: 朝食
            lunch: 昼食
            starter: 前菜
            soup: スープ
            salad: サラダ
            main: 主菜
            main: 夕食
            side: 副菜
            dessert: デザート
            drink: 飲み物
            """,
        words: [
            .cooked: "茹で, ゆで, 炊いた",
            .and: "と",
            .andHalf: "半",
            .or: "または, もしくは",
            .to: "から",
            .about: "約, およそ, くらい, ぐらい, 程度, ほど, 前後, 強, 弱",
            .vagueCount: """
            少々, 少少, 少量, 適量, 適宜, 適当, 適当量, お好み, お好みで, お好みの量, 好みで, ひとつまみ, 一つまみ, ふたつまみ, ひとつかみ, 一つかみ, ひとかけ, 一かけ, 少し,
            半分, たっぷり, お好み量, 好きなだけ, 適
            """,
            .perPiece: "ずつ",
            .furtherAmount: "残りの",
            .largeSize: "大",
            .smallSize: "小",
            .size: "中",
            .preparation: "みじん切り, 薄切り, 千切り, 乱切り, すりおろし",
            .optional: "optional, なくても可, 省略可, なくてもよい, なくてもOK",
            .toTaste: "お好みで, お好み, 好みで",
            .countedFood: "個, 本, 枚",
            .cookware: "鍋, フライパン, オーブン",
            .division: "に切, に分, に割, に折, に等分",
            .degree: "度",
            .second: "秒, 秒間",
            .minute: "分間, 分",
            .hour: "時間",
            .day: "日, 日間",
            .week: "週間",
            .every: "ごとに",
            .interval: "ごと, おき",
            .lastTime: "最後の",
            .before: "前に",
            .earlier: "前",
            .timeLabel: "時間, 所要時間",
            .atLeast: "少なくとも",
            .longTime: "一晩",
            .waitingKey: "待ち時間",
            .restingKey: "寝かせ時間",
            .chillingKey: "冷やし時間",
            .marinatingKey: "漬け込み時間",
            .fermentingKey: "発酵時間",
            .ingredientsHeading: "材料",
            .amountsHeading: "分量",
            .shoppingHeading: "買い物リスト",
            .cookwareHeading: "道具",
            .directionsHeading: "作り方, つくり方, 手順, 調理, 工程, 順序, 焼き方, 炊き方",
            .preparationHeading: "下準備",
            .notesHeading: """
            コメント, ポイント, コツ, メモ, 備考, 栄養, 栄養成分, 参考, 参考文献, 出典
            """,
            .timeHeading: "時間, 難度",
            .topping: "トッピング, 薬味",
            .otherHeading: "その他",
            .serves: "分量, 出来上がり",
            .person: "人, 名",
            .recipeWord: "レシピ",
            .recipesWord: "レシピ集",
            .yes: "はい",
            .no: "いいえ",
            .portion: "人分, 人前",
            .meal8: "朝食",
            .meal12: "昼食",
            .meal19: "夕食",
            .weekday: "月曜日, 火曜日, 水曜日, 木曜日, 金曜日, 土曜日, 日曜日",
            .commonWord: "を, に, の",
            .cookingCharacter: "焼, 茹, 揚",
            .certainCookingCharacter: "茹",
            .foodCharacter: "塩, 醤",
            .cookwareEnding: "釜, ボウル, フライパン, オーブン, レンジ",
        ])
}
