import type { App } from './app'
import type { Person } from './family'

/** A JSON body, a form, or none. */
type Body = object | FormData | undefined
export type Call = { as?: Person | string; method?: string; path: string; body?: Body; mostMs?: number }

/** `status` 0: no answer came, so whether the call took effect is unknown. */
export type Answer<T = Record<string, unknown>> = { status: number; body: T; ms: number; to: Addressed }

/** The call that was answered: method, path and app, and when it was made by the app's clock, in ms. */
type Addressed = { call: string; app: App; at: number }

/** Calls REST with a person's access token, or with the given secret. Never throws. */
export async function call<T = Record<string, unknown>>(app: App, wanted: Call): Promise<Answer<T>> {
  const { as, method = 'GET', path, body, mostMs = 120_000 } = wanted
  const token = typeof as === 'string' ? as : as?.token
  const begun = performance.now()
  const to = { call: `${method} ${path}`, app, at: app.now() }
  const answer = (status: number, body: unknown) => ({ status, body: body as T, ms: performance.now() - begun, to })
  try {
    const response = await fetch(`${app.address}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(mostMs),
    })
    return answer(response.status, parsed(await response.text()))
  } catch {
    return answer(0, {})
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** A call that failed, with what its process logged meanwhile. */
export function described({ status, body, ms, to: { call, app, at } }: Answer): string {
  const what = `${new Date(at).toISOString()} ${call} (${app.name}): ${status} after ${ms.toFixed(0)} ms`
  return [what, JSON.stringify(body), ...app.logged(at, at + ms)].join('\n      ')
}

/** How often each status came, as `200: 49, 503: 1`; 0 is no answer. */
export function tally(answers: readonly { status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}
