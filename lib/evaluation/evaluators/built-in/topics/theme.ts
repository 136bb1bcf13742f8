/**
 * The words of one subject, in both languages the built-in rules read, separated by white space.
 * Base forms are enough, the stemmers do the rest; irregular past forms are written out.
 */
export type Theme = { en: string; fr: string }

export type Themes = Record<string, Theme>
