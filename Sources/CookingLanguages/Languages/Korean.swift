extension CookingLanguage {
    package static let korean = CookingLanguage(
        code: "ko",
        script: .eastAsian,
        numberSigns: .pointForDecimals,
        numbers: """
            한/하나 = 1, 두/둘 = 2, 세/셋 = 3, 네/넷 = 4, 다섯 = 5, 여섯 = 6, 일곱 = 7, 여덟 = 8, 아홉 = 9, 열 = 10, 스무/스물 = 20, 서른 = 30,
            반 = 1/2
            """,
        metric: """
            g: g, 그램, 그람
            kg: kg, 킬로그램, 킬로, 키로
            mg: mg
            ml: ml, 밀리리터, cc, 미리
            l: l, 리터
            """,
        measures: """
            tbsp*: 큰술, 테이블스푼, 밥숟가락, 숟가락, 숟갈, 스푼, 큰스푼, tbsp
            tsp*: 작은술, 티스푼, 찻숟가락, 작은스푼, tsp
            """,
        pieces: """
            컵, 종이컵
            개, 알
            마리
            장
            대, 뿌리
            쪽, 톨
            모
            봉지, 봉
            팩
            캔
            병
            줌
            줄기
            줄
            단
            포기
            조각
            덩어리
            pinch: 꼬집
            방울
            토막
            송이
            국자
            공기
            인분
            근
            큐브
            판
            포
            통
            """,
        listedUnits: """
            cm: cm, 센티미터, 센치, 센티
            mm: mm
            """,
        courses: """
            breakfast: 아침, 아침식사
            lunch: 점심
            starter: 전채, 애피타이저
            snack: 간식, 안주
            soup: 국, 찌개, 수프
            salad: 샐러드
            main: 메인 요리, 메인
            main: 저녁
            side: 반찬
            dessert: 디저트, 후식
            baking: 베이킹
            bread: 빵
            drink: 음료
            sauce: 소스
            """,
        words: [
            .and: "그리고",
            .andHalf: "반",
            .or: "또는, 혹은",
            .to: "에서, 내지",
            .about: "약, 대략, 정도, 가량, 쯤",
            .vagueCount: "약간, 적당량, 적당히, 조금, 소량, 취향껏, 취향대로, 기호에 맞게, 적당, 넉넉히, 톡톡",
            .perPiece: "씩, 각",
            .share: "남은, 나머지, 절반",
            .furtherAmount: "남은, 나머지",
            .largeSize: "큰",
            .smallSize: "작은",
            .size: "중간",
            .preparation: "다진, 채썬, 썬, 간, 으깬, 삶은, 데친",
            .optional: "optional, 선택, 선택사항, 생략가능, 생략 가능",
            .toTaste: "취향껏, 취향대로, 기호에 맞게",
            .countedFood: "개, 알, 마리",
            .division: "으로, 로",
            .degree: "도",
            .second: "초, 초간",
            .minute: "분, 분간",
            .hour: "시간",
            .day: "일간",
            .week: "주일, 주간",
            .every: "마다",
            .interval: "마다",
            .lastTime: "마지막",
            .before: "전에",
            .earlier: "전",
            .timeLabel: "시간",
            .atLeast: "최소",
            .longTime: "하룻밤",
            .waitingKey: "대기 시간",
            .restingKey: "휴지 시간",
            .chillingKey: "냉장 시간",
            .marinatingKey: "재우는 시간",
            .fermentingKey: "발효 시간",
            .ingredientsHeading: "재료, 준비물, 양념",
            .cookwareHeading: "도구",
            .directionsHeading: "만드는, 만들기, 조리, 요리법, 순서, 방법, 과정",
            .preparationHeading: "준비",
            .notesHeading: """
            후기, 팁, 참고, 주의, 메모, 영양 정보, 영양성분, 기여자, 출처
            """,
            .timeHeading: "시간",
            .topping: "고명, 토핑",
            .otherHeading: "기타",
            .serves: "분량",
            .person: "명, 사람",
            .recipeWord: "레시피",
            .recipesWord: "레시피 모음",
            .yes: "예, 네",
            .no: "아니요",
            .portion: "인분",
            .meal8: "아침",
            .meal12: "점심",
            .meal19: "저녁",
            .weekday: "월요일, 화요일, 수요일, 목요일, 금요일, 토요일, 일요일",
            .commonWord: "넣고, 를, 을",
            .cookingCharacter: "볶, 끓, 굽, 튀, 썰, 삶",
            .certainCookingCharacter: "볶, 끓, 삶",
            .cookwareEnding: "냄비, 프라이팬, 그릇, 오븐",
        ])
}
