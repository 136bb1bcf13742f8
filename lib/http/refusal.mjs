// Plain JavaScript, so that the start scripts can import it as well.

/** Headers of an answer about one person, which no cache may keep. */
export const noStore = { 'Cache-Control': 'private, no-store' }

/** The content security policy of everything that is not a page: nothing to run, nothing to show. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The JSON body of every refusal: programs read either key.
 *
 * @template {object} [More={}]
 * @param {string} message
 * @param {More} [more] what else is said, such as the errors of fields
 * @returns {{ message: string, error: string } & More}
 */
export const errorBody = (message, more) => /** @type {any} */ ({ message, error: message, ...more })
