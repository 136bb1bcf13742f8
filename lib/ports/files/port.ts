/** A file to keep, under a name that nobody can guess. */
export type StoredFile = { name: string; bytes: Uint8Array; type: string }

/**
 * Keeps small public files. Store and remove reject with an AppError 'unavailable' when the place they are
 * kept in does not answer; then nothing was stored or removed for certain, and trying again is safe.
 */
export type Files = {
  /** Keeps the file and returns the address that browsers load it from. */
  store(file: StoredFile): Promise<string>
  /** The bytes of a file that Laurel serves itself; null when there is none, or when somebody else serves it. */
  read(name: string): Promise<Uint8Array | null>
  /** Removes the file; that there is none is fine. */
  remove(name: string): Promise<void>
}
