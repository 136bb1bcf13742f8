// Plain JavaScript, so that the start scripts can import it as well.

/** Headers of a response about one person, which no cache may store. */
export const noStore = { 'Cache-Control': 'private, no-store' }

/**
 * Headers of a response with which the request filter or the middleware refuses a request.
 *
 * @param {number} status
 */
export const refusalHeaders = (status) => ({ ...noStore, ...(status === 405 && { Allow: 'GET, HEAD, POST' }) })

/** Content security policy of every response that is not a page: loads and runs nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * JSON body of every error response; clients may read either key.
 *
 * @template {object} [More={}]
 * @param {string} message
 * @param {More} [more] what else is said, such as the errors of fields
 * @returns {{ message: string, error: string } & More}
 */
export const errorBody = (message, more) => /** @type {any} */ ({ message, error: message, ...more })
