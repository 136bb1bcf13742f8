/** A part of a screen, or the error to show instead. */
export type Part<T> = T | { error: string }
