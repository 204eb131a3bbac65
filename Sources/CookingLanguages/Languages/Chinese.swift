extension CookingLanguage {
    package static let chinese = CookingLanguage(
        code: "zh",
        script: .eastAsian,
        numberSigns: .pointForDecimals,
        numbers: "一 = 1, 两/二/兩 = 2, 三 = 3, 四 = 4, 五 = 5, 六 = 6, 七 = 7, 八 = 8, 九 = 9, 十 = 10, 半 = 1/2",
        metric: """
            g: 克, 公克, g, gram, grams
            kg: 千克, 公斤, kg
            mg: 毫克, mg
            ml: 毫升, ml, cc
            l: 升, 公升, l
            """,
        measures: """
            tsp*: 茶匙, 小匙, 小勺, 茶勺, tsp
            tbsp*: 汤匙, 湯匙, 大匙, 大勺, 汤勺, 湯勺, tbsp
            oz: 盎司, oz
            lb: 磅, lb
            """,
        pieces: """
            斤, 市斤
            两
            勺, 匙, 勺子
            瓷勺, 调羹
            杯, 小杯, 大杯
            碗, 小碗, 大碗
            量杯
            个, 個, 颗, 顆, 粒, 只, 隻, 枚
            根, 条, 條, 支, 枝
            片, 大片, 小片
            块, 塊, 小块, 小塊, 大块
            瓣
            头, 頭
            棵, 株
            把, 小把, 大把
            段, 小段
            张, 張
            朵
            节, 節
            滴
            瓶
            罐
            听, 聽
            盒
            包, 小包
            袋
            串
            份
            束
            捆
            圈
            盘, 盤
            撮, 小撮
            捏
            寸
            套
            卷
            丝
            """,
        listedUnits: """
            cm: 厘米, 公分, cm
            mm: 毫米, mm
            """,
        courses: """
            breakfast: 早餐
            lunch: 午餐
            starter: 开胃菜
            soup: 汤
            salad: 沙拉
            main: 主菜
            main: 晚餐
            side: 配菜
            dessert: 甜点
            dessert: 甜品
            drink: 饮料
            sauce: 酱料
            """,
        words: [
            .and: "和, 加",
            .andHalf: "半",
            .or: "或, 或者",
            .to: "到, 至",
            .about: "约, 約, 大约, 大約, 大概, 左右, 约莫",
            .vagueCount: """
            适量, 適量, 少许, 少許, 若干, 少量, 适当, 適當, 一点, 一點, 一点点, 一點點, 些许, 些許, 一些, 依个人口味, 按个人口味, 随意, 随口味, 根据口味, 依口味, 一小撮,
            一撮
            """,
            .multiplier: "打",
            .article: "一",
            .perPiece: "每, 每个",
            .furtherAmount: "剩余的, 剩余, 剩下的, 其余的, 其余, 另",
            .largeSize: "大",
            .smallSize: "小",
            .size: "中等",
            .preparation: "切碎, 切片, 切块, 切丝, 切末, 去皮",
            .optional: "optional, 可选, 可選, 可不加, 可省略, 可不放, 选用, 選用, 非必须, 非必需",
            .toTaste: "依个人口味, 按个人口味, 随口味, 根据口味, 依口味",
            .stepAdjective: "大, 小",
            .countedFood: "鸡蛋, 雞蛋, 个鸡蛋, 个",
            .cookware: "锅, 炒锅, 烤箱",
            .division: "成, 分为, 切为",
            .degree: "度, 摄氏度",
            .second: "秒钟, 秒, 秒鐘",
            .minute: "分钟, 分鐘, 分",
            .quarterHour: "刻钟",
            .hour: "小时, 小時, 个小时, 個小時, 钟头",
            .day: "天",
            .week: "周, 星期",
            .every: "每, 每隔",
            .interval: "一次",
            .lastTime: "最后, 最後",
            .before: "之前",
            .earlier: "前",
            .timeLabel: "时间",
            .atLeast: "至少",
            .waitingKey: "等待时间",
            .restingKey: "静置时间",
            .chillingKey: "冷藏时间",
            .marinatingKey: "腌制时间",
            .fermentingKey: "发酵时间",
            .soakingKey: "浸泡时间",
            .ingredientsHeading: "食材, 原料, 配料, 用料, 备料, 備料, 主料, 輔料, 辅料, 香料, 调料, 調料, 调味料, 調味料, 佐料",
            .amountsHeading: "计算, 計算, 用量, 份量, 配比, 比例",
            .shoppingHeading: "购物清单",
            .cookwareHeading: "工具, 厨具, 廚具, 器具, 用具",
            .directionsHeading: "步骤, 步驟, 做法, 操作, 作法, 制作, 製作, 烹饪, 烹飪, 烹调, 流程, 顺序, 煮方, 方法, 过程, 過程, 备菜, 備菜",
            .preparationHeading: "准备, 準備, 准备工作, 準備工作, 前期准备, 备料, 備料, 食材处理, 食材準備, 食材准备",
            .notesHeading: """
            附加内容, 附加, 小提醒, 提醒, 小贴士, 小貼士, 贴士, 提示, 注意, 备注, 備註, 技巧, 心得, 营养, 營養, 参考, 參考, 特点, 特點, 禁忌, 笔记, 筆記, 总结, 總結, 结果,
            結果, 建议, 建議, 感悟, 感想, 反思, 改进, 改進, 后记, 後記, 相关, 说明, 营养成分, 贡献者, 参考资料, 参考来源
            """,
            .timeHeading: "时间, 难度",
            .topping: "配菜, 浇头",
            .otherHeading: "其他, 其它, 另外, 其他说明",
            .serves: "份量, 分量",
            .person: "人, 位",
            .recipeWord: "食谱, 菜谱",
            .recipesWord: "食谱, 菜谱",
            .yes: "是, 必须, 可选, 对",
            .no: "否",
            .portion: "人份, 份",
            .meal8: "早餐",
            .meal12: "午餐",
            .meal19: "晚餐",
            .weekday: "星期一, 星期二, 星期三, 星期四, 星期五, 星期六, 星期日",
            .commonWord: "的, 加入",
            .cookingCharacter: "炒, 煮, 煎, 炸, 蒸, 焯, 腌, 烤, 炖, 燉, 焖, 燜, 切, 炝, 焗, 揉, 煸, 焙, 剁, 烧, 燒, 卤, 滷, 煲, 熬, 烩, 涮",
            .certainCookingCharacter: "炒, 煮, 煎, 炸, 蒸, 焯, 炖, 燉, 焖, 燜, 煸",
            .handlingCharacter: "倒, 放, 加, 撒, 淋, 搅, 攪, 拌, 捞, 撈, 盖, 蓋, 泡, 洗, 混",
            .foodCharacter: "锅, 鍋, 盐, 鹽, 油, 葱, 蔥, 蒜, 姜, 薑, 糖, 醋, 酱, 醬, 酒, 肉, 蛋, 汤, 湯",
            .cookwareEnding: """
            锅, 鍋, 刀, 炉, 爐, 箱, 盆, 碗, 盘, 盤, 勺, 铲, 鏟, 筷, 筷子, 刷, 刷子, 器, 机, 機, 板, 布, 纸, 紙, 膜, 夹, 杯, 瓶, 罐, 棒, 筛, 篩, 盒,
            袋, 秤, 尺, 签, 網, 网, 架, 模具, 工具, 手套, 剪, 剪刀, 灶, 蒸笼, 蒸屉, 微波
            """,
        ])
}
