/** A part of a screen, or what to say instead when it could not be read. */
export type Part<T> = T | { problem: string }
