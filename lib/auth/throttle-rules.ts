const minute = 60
const hour = 60 * minute

/**
 * Penalty for failures: the first `free` are not delayed, each further one adds a delay of `first` seconds, doubled per
 * failure up to `longest`. A failure loses half its weight every `halfLife` seconds.
 */
export type Limit = {
  readonly free: number
  readonly first: number
  readonly longest: number
  readonly halfLife: number
}

/** Every limit of the sign-in throttle, in seconds. */
export const limits = {
  /** A browser that signed in to the account before: failures elsewhere do not count. */
  device: { free: 10, first: 30, longest: 5 * minute, halfLife: 6 * hour },
  /** An account from one address. Delays stay short enough for a child who retries slowly. */
  pair: { free: 5, first: 30, longest: 5 * minute, halfLife: 6 * hour },
  /** An address over all accounts; a whole family shares it. */
  address: { free: 50, first: 30, longest: 5 * minute, halfLife: hour },
  /**
   * An account over all other addresses. Its half-life equals that of `pair`, so that one can be subtracted from the
   * other.
   */
  account: { free: 20, first: 30, longest: hour, halfLife: 6 * hour },
  /** Second-factor codes from any address: only a caller that knows the password gets this far. */
  code: { free: 10, first: 30, longest: 15 * minute, halfLife: 24 * hour },
} as const satisfies Record<string, Limit>

/** How long an address keeps its queue position and its count for an account, in seconds. */
const pairLasts = 24 * hour

/** A stored counter; times in milliseconds since 1970. */
export type Count = {
  readonly failures: number
  /** When `failures` was recorded. */
  readonly at: number
  readonly blockedUntil: number | null
}

/** The counters that apply to an attempt from an unknown browser. */
export const strangerCounts = ['pair', 'address', 'account'] as const
export type Counts = Readonly<Partial<Record<(typeof strangerCounts)[number], Count>>>

/** Delay until the attempt is allowed, in seconds (0 when it is allowed now), and the counters to store either way. */
type JudgedAttempt = { wait: number; counts: Counts }

/** The decayed weight of a counter's failures. */
export function weightOf(count: Count | undefined, { halfLife }: Limit, now: number): number {
  return count ? count.failures * 0.5 ** (Math.max(0, now - count.at) / 1000 / halfLife) : 0
}

/** The delay after this many failures, in seconds. */
export function pauseAfter(failures: number, { free, first, longest }: Limit): number {
  const beyond = Math.round(failures) - free
  return beyond < 0 ? 0 : Math.min(longest, first * 2 ** Math.min(beyond, 20))
}

/** Counts an attempt as failed, unless its counter still imposes a delay. */
export function countAttempt(count: Count | undefined, limit: Limit, now: number): { wait: number; count?: Count } {
  const wait = waitOf(count, now)
  return wait > 0 ? { wait } : { wait, count: counted(count, limit, now) }
}

/**
 * Counts an attempt from a browser that the account does not know, unless it must wait. Failures from other addresses
 * delay each address separately: its first attempt is allowed after a delay that no other address can extend or remove,
 * and further ones after delays of the same length.
 */
export function countUnknownBrowserAttempt(counts: Counts, now: number): JudgedAttempt {
  const { address, account } = counts
  const pair = counts.pair && now - counts.pair.at < pairLasts * 1000 ? counts.pair : undefined
  const elsewhere = weightOf(account, limits.account, now) - weightOf(pair, limits.pair, now)
  const pause = pauseAfter(elsewhere, limits.account)
  if (!pair && pause > 0) {
    const turn = { failures: 0, at: now, blockedUntil: now + pause * 1000 }
    return { wait: Math.max(pause, waitOf(address, now)), counts: { pair: turn } }
  }
  const wait = Math.max(waitOf(pair, now), waitOf(address, now))
  if (wait > 0) return { wait, counts: {} }
  return {
    wait: 0,
    counts: {
      pair: counted(pair, limits.pair, now, pause),
      address: counted(address, limits.address, now),
      account: { failures: weightOf(account, limits.account, now) + 1, at: now, blockedUntil: null },
    },
  }
}

/** Subtracts failures from a counter once they turn out to be the owner's. */
export function subtractFailures(
  count: Count | undefined,
  limit: Limit,
  failures: number,
  now: number,
): Count | undefined {
  return count && { ...count, at: now, failures: Math.max(0, weightOf(count, limit, now) - failures) }
}

/** A pair's counter without the delay for failures elsewhere: its last attempt had the correct password. */
export function withOwnPause(pair: Count | undefined): Count | undefined {
  const seconds = pair ? pauseAfter(pair.failures, limits.pair) : 0
  return pair && { ...pair, blockedUntil: seconds > 0 ? pair.at + seconds * 1000 : null }
}

function waitOf(count: Count | undefined, now: number): number {
  return Math.max(0, Math.ceil(((count?.blockedUntil ?? now) - now) / 1000))
}

function counted(count: Count | undefined, limit: Limit, now: number, pause = 0): Count {
  const failures = weightOf(count, limit, now) + 1
  const seconds = Math.max(pause, pauseAfter(failures, limit))
  return { failures, at: now, blockedUntil: seconds > 0 ? now + seconds * 1000 : null }
}
