// What Swift cannot take from ncurses by itself: the wide functions, macros that are expressions, and the library's
// global variables, which Swift 6 refuses and which therefore are reached through functions. One Swift module owns
// ncurses and calls them, on the main actor.

#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <ncurses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/ioctl.h>

#include "guard-aside.h"
#include "guard.h"
#include "main-queue.h"
#include "pseudo-terminal.h"

// From <term.h> and <wchar.h>, without the hundreds of macros of the one and the feature tests of the other.
extern int setupterm(const char *name, int descriptor, int *result);
extern int wcwidth(wchar_t character);
// A variable that anybody may change, which Swift does not touch.
extern char **environ;
static inline char **process_environment(void) { return environ; }

static inline WINDOW *curses_stdscr(void) { return stdscr; }
static inline int curses_lines(void) { return LINES; }
static inline int curses_columns(void) { return COLS; }
static inline int curses_colors(void) { return COLORS; }
static inline int curses_color_pairs(void) { return COLOR_PAIRS; }
static inline FILE *curses_stdout(void) { return stdout; }
static inline FILE *curses_stdin(void) { return stdin; }

static const attr_t CURSES_BOLD = A_BOLD;
static const attr_t CURSES_DIM = A_DIM;
static const attr_t CURSES_UNDERLINE = A_UNDERLINE;
static const attr_t CURSES_REVERSE = A_REVERSE;
#ifdef A_ITALIC
static const attr_t CURSES_ITALIC = A_ITALIC;
#else
static const attr_t CURSES_ITALIC = A_NORMAL;
#endif

static inline int curses_window_size(int descriptor, int *rows, int *columns) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
    *rows = size.ws_row;
    *columns = size.ws_col;
    return 0;
}

/// How many bytes are there to be read, or -1.
static inline int curses_pending_bytes(int descriptor) {
    int count = 0;
    return ioctl(descriptor, FIONREAD, &count) == 0 ? count : -1;
}

static inline const char *curses_codeset(void) { return nl_langinfo(CODESET); }

/// A capability that takes one number, with the number put in.
static inline const char *curses_capability(const char *name, int number) {
    const char *capability = tigetstr((char *)name);
    if (capability == NULL || capability == (const char *)-1) return NULL;
    return tparm((char *)capability, number, 0, 0, 0, 0, 0, 0, 0, 0);
}

/// Makes ncurses take back no changes of the terminal's colours.
///
/// It does so whenever the screen comes back from another program, whether or not it changed any, and the colours that the
/// person has set are lost. What it would send is in its own copy of the description, and is made empty there.
static inline void curses_keep_palette(void) {
    char *colors = tigetstr((char *)"oc");
    if (colors != NULL && colors != (char *)-1 && colors != tigetstr((char *)"op")) *colors = '\0';
}

/// A capability that is a number; below 0 where there is none.
static inline int curses_number(const char *name) { return tigetnum((char *)name); }

/// Makes a cell that holds a space, with attributes and a colour pair.
static inline cchar_t curses_space(attr_t attributes, short pair) {
    const wchar_t text[2] = {L' ', 0};
    cchar_t cell;
    setcchar(&cell, text, attributes, pair, NULL);
    return cell;
}

/// Gives a cell another base character and combining marks (0 for none).
///
/// The same as asking `setcchar` for it, which is not to be done for each of a thousand cells.
static inline void curses_set_text(
    cchar_t *cell, uint32_t base, uint32_t mark1, uint32_t mark2, uint32_t mark3, uint32_t mark4) {
    cell->chars[0] = (wchar_t)base;
    cell->chars[1] = (wchar_t)mark1;
    cell->chars[2] = (wchar_t)mark2;
    cell->chars[3] = (wchar_t)mark3;
    cell->chars[4] = (wchar_t)mark4;
}

#endif
