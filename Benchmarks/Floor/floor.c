/* A list in sections made only with ncurses. It shows the minimum cost of such a list.
 *
 *     floor ROWS
 *
 * It creates a row when it draws it. After a key, it repaints only the two lines that have changed, and the terminal
 * itself scrolls. Keys: the arrows, Page Up, Page Down, Home, End, Tab for the next section, and q to quit. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>

enum { COURSES = 6, SELECTED = 1 };

static const char *const courses[COURSES] = {"Breakfast", "Soups", "Salads", "Mains", "Sides", "Desserts"};
static const char *const manners[] = {"Baked", "Braised", "Crisp", "Golden", "Smoky", "Spiced", "Warm"};
static const char *const foods[] = {"Aubergine", "Barley", "Chickpea", "Fennel", "Lentil",  "Mushroom",
                                    "Parsnip",   "Potato", "Pumpkin",  "Rhubarb", "Tomato"};
static const char *const dishes[] = {"Bake", "Bowl", "Curry", "Gratin", "Pie", "Pilaf", "Salad", "Soup", "Stew"};

#define PICK(words, number) words[(number) % (long)(sizeof words / sizeof *words)]

/* A section has one line for its header and one line for each of its rows. */
static long section_lines, all_lines;
static long top, selected = 1;

static void paint(long line)
{
    if (line < top || line >= top + LINES || line >= all_lines)
        return;

    char left[64], right[16] = "";
    long in_section = line % section_lines;
    chtype look = A_NORMAL;
    if (in_section == 0) {
        snprintf(left, sizeof left, "%s", courses[line / section_lines]);
        look = A_BOLD;
    } else {
        snprintf(left, sizeof left, "  %s %s %s", PICK(manners, line), PICK(foods, line * 5), PICK(dishes, line * 7));
        snprintf(right, sizeof right, "%ld min ", 10 + line * 13 % 80);
        if (line == selected)
            look = COLOR_PAIR(SELECTED);
    }

    int y = (int)(line - top);
    attrset(look);
    mvhline(y, 0, ' ' | look, COLS);
    mvaddnstr(y, 0, left, COLS);
    if (COLS > (int)(strlen(left) + strlen(right)))
        mvaddstr(y, COLS - (int)strlen(right), right);
}

static void paint_screen(void)
{
    attrset(A_NORMAL);
    erase();
    for (int y = 0; y < LINES; y++)
        paint(top + y);
}

/* Selects a line. Headers cannot be selected: if the line is a header, selects the next line in the same direction. */
static void choose(long line)
{
    long direction = line < selected ? -1 : 1;
    if (line < 1)
        line = 1;
    if (line >= all_lines)
        line = all_lines - 1;
    if (line % section_lines == 0)
        line += direction;

    long before = selected, scrolled = 0;
    selected = line;
    if (line < top)
        scrolled = line - top;
    else if (line >= top + LINES)
        scrolled = line - (top + LINES - 1);

    if (labs(scrolled) >= LINES) {
        top += scrolled;
        paint_screen();
        return;
    }
    paint(before);
    if (scrolled != 0) {
        attrset(A_NORMAL);
        scrollok(stdscr, TRUE); /* scrolling must be off otherwise: writing the last cell of the screen would scroll it */
        scrl((int)scrolled);
        scrollok(stdscr, FALSE);
        top += scrolled;
        for (long n = 0; n < labs(scrolled); n++)
            paint(scrolled > 0 ? top + LINES - 1 - n : top + n);
    }
    paint(selected);
}

int main(int count, char **arguments)
{
    long rows = count > 1 ? atol(arguments[1]) : 1000;
    section_lines = 1 + (rows < COURSES ? 1 : rows / COURSES);
    all_lines = COURSES * section_lines;

    setlocale(LC_ALL, "");
    initscr();
    cbreak();
    noecho();
    curs_set(0);
    keypad(stdscr, TRUE);
    idlok(stdscr, TRUE);
    start_color();
    use_default_colors();
    init_pair(SELECTED, COLOR_BLACK, COLOR_CYAN);

    paint_screen();
    for (;;) {
        refresh();
        switch (getch()) {
        case KEY_UP: choose(selected - 1); break;
        case KEY_DOWN: choose(selected + 1); break;
        case KEY_PPAGE: choose(selected - LINES + 1); break;
        case KEY_NPAGE: choose(selected + LINES - 1); break;
        case KEY_HOME: top = 0; selected = 1; paint_screen(); break;
        case KEY_END: choose(all_lines - 1); break;
        case '\t': choose((selected / section_lines + 1) * section_lines + 1); break;
        case KEY_RESIZE: paint_screen(); break;
        case 'q': endwin(); return 0;
        }
    }
}
