extension KitchenLanguage {
    static let korean = KitchenLanguage(
        code: "ko",
        script: .eastAsian,
        units: """
            g, 그램, 그람
            kg, 킬로그램, 킬로, 키로
            mg
            ml, 밀리리터, cc, 미리
            l, 리터
            cm, 센티미터, 센치, 센티
            mm
            큰술, 테이블스푼, 밥숟가락, 숟가락, 숟갈, 스푼, 큰스푼, tbsp
            작은술, 티스푼, 찻숟가락, 작은스푼, tsp
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
            꼬집
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
        numbers: """
            한 = 1, 두 = 2, 세 = 3, 네 = 4, 다섯 = 5, 여섯 = 6, 반 = 1/2
            """,
        words: [
            (.vagueCount, "약간, 적당량, 적당히, 조금, 소량, 취향껏, 취향대로, 기호에 맞게, 적당, 넉넉히, 톡톡"),
            (.about, "약, 대략, 정도, 가량, 쯤"),
            (.optional, "optional, 선택, 선택사항, 생략가능, 생략 가능"),
            (.toTaste, "취향껏, 취향대로, 기호에 맞게"),
        ])
}
