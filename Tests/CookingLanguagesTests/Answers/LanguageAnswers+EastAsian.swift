extension LanguageAnswers {
    static let chinese = LanguageAnswers(
        .chinese,
        """
        tablespoon: 面粉 2汤匙
        teaspoon: 盐 1茶匙
        gram: 面粉 500克
        litre: 牛奶 2升
        cup: 糖 1杯
        pinch: -
        clove: 大蒜 2瓣
        can: 番茄 1罐
        twenty: 鸡蛋 十个 -> 鸡蛋
        half: 柠檬 半个 -> 柠檬
        range: 胡萝卜 2～3根
        or: -
        decimal: 土豆 1.5公斤
        size: -
        chopped: -
        optional: 香菜 适量（可选）
        toTaste: 盐 依个人口味
        about: 大米 约200克
        some: 香菜 少许
        cookware: 炒锅
        stepGrams: 加入250克糖。 -> 加入500克糖。
        stepSpoons: 加入2汤匙油。 -> 加入4汤匙油。
        stepCounted: 打入2个鸡蛋。 -> 打入4个鸡蛋。
        stepPinch: 加入少许盐。 -> 加入少许盐。
        stepRange: 加入2到3汤匙水。 -> 加入4到6汤匙水。
        thousands: 加入1,500克面粉。 -> 加入3,000克面粉。
        stepPan: -
        minutes: 煮20分钟。
        hours: 烤2小时。
        halfHour: 静置半小时。
        hourAndHalf: 煮1小时30分钟。
        every: 每5分钟搅拌一次。
        shopping: 2汤匙 油; 1汤匙 油
        ingredientsHeading: 食材
        directionsHeading: 步骤
        notesHeading: 小贴士
        dessert: 甜点
        time: 1小时30分钟
        day: 星期一
        meal: 早餐
        """)

    static let japanese = LanguageAnswers(
        .japanese,
        """
        tablespoon: 薄力粉 大さじ2
        teaspoon: 塩 小さじ1
        gram: 小麦粉 500グラム
        litre: 牛乳 2リットル
        cup: 砂糖 1カップ
        pinch: 塩 ひとつまみ
        clove: にんにく 2片
        can: トマト 1缶
        twenty: 卵 十個 -> 卵
        half: レモン 半個 -> レモン
        range: にんじん 2～3本
        or: -
        decimal: じゃがいも 1.5kg
        size: 玉ねぎ 中 1個
        chopped: -
        optional: パセリ（省略可） 少々
        toTaste: 塩 お好みで
        about: 米 約200g
        some: パセリ 少々
        cookware: フライパン
        stepGrams: 砂糖250gを加える。 -> 砂糖500gを加える。
        stepSpoons: 油大さじ2を入れる。 -> 油大さじ4を入れる。
        stepCounted: 卵2個を割る。 -> 卵4個を割る。
        stepPinch: 塩をひとつまみ入れる。 -> 塩をひとつまみ入れる。
        stepRange: 水を2〜3カップ加える。 -> 水を4〜6カップ加える。
        thousands: 小麦粉1,500gをふるう。 -> 小麦粉3,000gをふるう。
        stepPan: -
        minutes: 20分煮る。
        hours: 2時間焼く。
        halfHour: 30分置く。
        hourAndHalf: 1時間30分煮る。
        every: 5分ごとに混ぜる。
        shopping: -
        ingredientsHeading: 材料
        directionsHeading: 作り方
        notesHeading: メモ
        dessert: デザート
        time: 1時間30分
        day: 月曜日
        meal: 朝食
        """)

    static let korean = LanguageAnswers(
        .korean,
        """
        tablespoon: 밀가루 2큰술
        teaspoon: 소금 1작은술
        gram: 밀가루 500그램
        litre: 우유 2리터
        cup: 설탕 1컵
        pinch: 소금 1꼬집
        clove: 마늘 2쪽
        can: 토마토 1캔
        twenty: 달걀 스무 개 -> 달걀
        half: 레몬 반 개 -> 레몬
        range: 당근 2~3개
        or: -
        decimal: 감자 1.5kg
        size: -
        chopped: -
        optional: 파슬리 약간 (선택)
        toTaste: 소금 취향껏
        about: 쌀 약 200g
        some: 파슬리 약간
        cookware: 프라이팬
        stepGrams: 설탕 250g을 넣는다. -> 설탕 500g을 넣는다.
        stepSpoons: 기름 2큰술을 두른다. -> 기름 4큰술을 두른다.
        stepCounted: 달걀 2개를 푼다. -> 달걀 4개를 푼다.
        stepPinch: 소금을 약간 넣는다. -> 소금을 약간 넣는다.
        stepRange: 물 2~3컵을 붓는다. -> 물 4~6컵을 붓는다.
        thousands: 밀가루 1,500g을 체에 친다. -> 밀가루 3,000g을 체에 친다.
        stepPan: -
        minutes: 20분 끓인다.
        hours: 2시간 굽는다.
        halfHour: 30분 둔다.
        hourAndHalf: 1시간 30분 끓인다.
        every: 5분마다 젓는다.
        shopping: 2큰술 기름; 1큰술 기름
        ingredientsHeading: 재료
        directionsHeading: 만드는 법
        notesHeading: 참고
        dessert: 디저트
        time: 1시간 30분
        day: 월요일
        meal: 아침
        """)
}
