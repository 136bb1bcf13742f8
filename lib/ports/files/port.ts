/** A file to store, under an unguessable name. */
type StoredFile = { name: string; bytes: Uint8Array; type: string }

/**
 * Storage for small public files. `store`, `load` and `remove` reject with an AppError 'unavailable' when the storage
 * does not respond; the operation may or may not have taken effect, and can safely be retried.
 */
export type Files = {
  /** Stores the file and returns its public URL. */
  store(file: StoredFile): Promise<string>
  /** The bytes of a file served by the application; null when it does not exist or is served elsewhere. */
  read(name: string): Promise<Uint8Array | null>
  /** The bytes of a file wherever it is served; null when it does not exist. */
  load(name: string): Promise<Uint8Array | null>
  /** Removes the file; succeeds if it does not exist. */
  remove(name: string): Promise<void>
}
