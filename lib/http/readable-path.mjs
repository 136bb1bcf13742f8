// Plain JavaScript, so that the start scripts can import it as well.

/**
 * Whether a path can be decoded, and holds no NUL, which PostgreSQL rejects; over others Next fails with 500.
 *
 * @param {string} path
 */
export function isReadablePath(path) {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
