/// Words that show that the number before them counts time, heat or people, and not an ingredient. In lower case and
/// without accents.
enum MarkdownTimeWords {
    /// Words in scripts with spaces: ``units``, and words for degrees and people.
    static let spaced = units.union([
        "degrees", "degree", "grad", "degres", "grados", "gradi", "graden", "grader", "stopni", "градусов", "градусах",
        "персон",
    ])

    /// Units of time in scripts with spaces.
    static let units: Set<String> = [
        "min", "mins", "minute", "minutes", "minuten", "minutos", "minuto", "minuti", "minuter", "minutter", "minut",
        "minuta", "minuty", "minuit", "minuuttia", "perc", "percig", "dakika", "dk", "мин", "минут", "минуты", "минуту",
        "хв", "хвилин", "λεπτα", "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures",
        "hora", "horas", "ora", "ore", "uur", "timme", "timmar", "time", "timer", "tunti", "tuntia", "godzina",
        "godziny", "godz", "hodina", "hodiny", "saat", "час", "часа", "часов", "годин", "години", "ωρα", "ωρες", "s",
        "sec", "secs", "second", "seconds", "sek", "sekunden", "secondes", "segundos", "secondi", "секунд", "сек",
        "day", "days", "tag", "tage", "tagen", "jour", "jours", "dia", "dias", "giorni", "dagen", "dagar", "dni",
        "дней", "дня", "week", "weeks", "wochen", "semaines", "gio", "phut", "menit", "jam",
    ]

    /// Words beside a duration: `about 15 minutes`, `ready in 20 minutes`.
    static let approximations: Set<String> = [
        "about", "approximately", "approx", "around", "circa", "ca", "etwa", "ungefahr", "environ", "unos", "cerca",
        "около", "примерно", "okolo", "asi", "ongeveer", "and", "und", "et", "y", "e", "и", "i", "a", "total", "takes",
        "ready", "in", "only", "just",
    ]

    /// Words in scripts without spaces. Other words can directly follow them.
    static let unspaced = [
        "分钟", "分鐘", "小时", "小時", "秒", "时间", "時間", "分間", "分", "天", "度", "분", "시간", "초", "日", "นาที", "ชั่",
    ]
}
