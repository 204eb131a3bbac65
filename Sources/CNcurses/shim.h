// What Swift cannot import from ncurses: functions for wide characters, macros that are expressions, and global
// variables. Swift 6 does not allow global variables that any code can change, so functions return their values. Only
// the module CursesTerminal and tests import this module. They call ncurses on the main actor.

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

#include "main-queue.h"
#include "pseudo-terminal.h"

// These are from <term.h>, which defines hundreds of macros. wcwidth() is from <wchar.h>, which declares it only
// under feature macros.
extern int setupterm(const char *name, int descriptor, int *result);
// The names of all capabilities, in the order in which a compiled description stores them. NULL follows the last name.
extern const char *const boolnames[];
extern const char *const numnames[];
extern const char *const strnames[];
extern int wcwidth(wchar_t character);
extern int wcswidth(const wchar_t *text, size_t count);
// A variable that any code can change. Swift does not allow access to it, so a function returns it.
extern char **environ;
static inline char **process_environment(void) { return environ; }

static inline WINDOW *curses_stdscr(void) { return stdscr; }
/// The window with the content that the terminal shows, as far as ncurses knows.
static inline WINDOW *curses_curscr(void) { return curscr; }
/// The window with the content that the terminal will show after the next update.
static inline WINDOW *curses_newscr(void) { return newscr; }
/// Scrolls the rows of a window from the first to the last. It is here because some versions of ncurses hide what a WINDOW
/// is, and then Swift has another name for its type.
static inline void curses_scroll_rows(WINDOW *window, int first, int last, int lines) {
    scrollok(window, true);
    wsetscrreg(window, first, last);
    wscrl(window, lines);
    wsetscrreg(window, 0, getmaxy(window) - 1);
    scrollok(window, false);
}
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

/// Gets the size of a cell in pixels, or 0 if the terminal does not tell it.
static inline int curses_cell_size(int descriptor, int *width, int *height) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
    *width = size.ws_col > 0 ? size.ws_xpixel / size.ws_col : 0;
    *height = size.ws_row > 0 ? size.ws_ypixel / size.ws_row : 0;
    return 0;
}

static inline int curses_set_window_size(int descriptor, int rows, int columns) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
    size.ws_row = (unsigned short)rows;
    size.ws_col = (unsigned short)columns;
    return ioctl(descriptor, TIOCSWINSZ, &size);
}

/// Returns the number of bytes that can be read without waiting, or -1 on failure.
static inline int curses_pending_bytes(int descriptor) {
    int count = 0;
    return ioctl(descriptor, FIONREAD, &count) == 0 ? count : -1;
}

static inline const char *curses_codeset(void) { return nl_langinfo(CODESET); }

/// Returns a capability of the terminal with up to two numbers as its parameters, or NULL if the terminal lacks the
/// capability.
static inline const char *curses_capability(const char *name, int number, int second) {
    const char *capability = tigetstr((char *)name);
    if (capability == NULL || capability == (const char *)-1) return NULL;
    return tparm((char *)capability, number, second, 0, 0, 0, 0, 0, 0, 0);
}

/// Prevents ncurses from resetting the palette of the terminal.
///
/// ncurses resets the palette whenever the screen returns from another program, even if it has changed no colour. The
/// user would then lose the colours of the terminal. This function makes the reset sequence in the loaded terminal
/// description empty.
static inline void curses_keep_palette(void) {
    char *colors = tigetstr((char *)"oc");
    if (colors != NULL && colors != (char *)-1 && colors != tigetstr((char *)"op")) *colors = '\0';
}

/// Returns a capability that is a number, or a negative number if the terminal lacks the capability.
static inline int curses_number(const char *name) { return tigetnum((char *)name); }

static inline const char *curses_boolean_name(int index) { return boolnames[index]; }
static inline const char *curses_number_name(int index) { return numnames[index]; }
static inline const char *curses_string_name(int index) { return strnames[index]; }

/// Returns a cell that contains a space, with attributes and a colour pair.
static inline cchar_t curses_space(attr_t attributes, short pair) {
    const wchar_t text[2] = {L' ', 0};
    cchar_t cell;
    setcchar(&cell, text, attributes, pair, NULL);
    return cell;
}

/// Sets the base character and the combining marks of a cell. A mark of 0 means none.
///
/// The result is the same as that of `setcchar`, but `setcchar` takes too long for a thousand cells.
static inline void curses_set_text(
    cchar_t *cell, uint32_t base, uint32_t mark1, uint32_t mark2, uint32_t mark3, uint32_t mark4) {
    cell->chars[0] = (wchar_t)base;
    cell->chars[1] = (wchar_t)mark1;
    cell->chars[2] = (wchar_t)mark2;
    cell->chars[3] = (wchar_t)mark3;
    cell->chars[4] = (wchar_t)mark4;
}

#endif
