const minute = 60
const hour = 60 * minute

/**
 * How failures are answered: `free` of them cost nothing, each further one is followed by a pause of `first` seconds,
 * doubled with every failure up to `longest`. A failure loses half its weight every `halfLife` seconds.
 */
export type Limit = {
  readonly free: number
  readonly first: number
  readonly longest: number
  readonly halfLife: number
}

/** Every number of the sign-in throttle, times in seconds. */
export const limits = {
  /** A browser that signed in to the account before: nobody else's failures count there. */
  device: { free: 10, first: 30, longest: 5 * minute, halfLife: 6 * hour },
  /** An account from one address. Pauses stay well below the time between the tries of a patient child. */
  pair: { free: 5, first: 30, longest: 5 * minute, halfLife: 6 * hour },
  /** An address, which a whole family shares, over all accounts. */
  address: { free: 50, first: 30, longest: 5 * minute, halfLife: hour },
  /** An account over all other addresses. The half-life equals that of `pair`, so that one can be taken off the other. */
  account: { free: 20, first: 30, longest: hour, halfLife: 6 * hour },
  /** Codes of the second factor, wherever they come from: only who knows the password gets that far. */
  code: { free: 10, first: 30, longest: 15 * minute, halfLife: 24 * hour },
} as const satisfies Record<string, Limit>

/** For how long an address that asked keeps its turn, and its count with an account, in seconds. */
const pairLasts = 24 * hour

/** A counter as it is stored; times in milliseconds since 1970. */
export type Count = {
  readonly failures: number
  /** When `failures` was written down. */
  readonly at: number
  readonly blockedUntil: number | null
}

/** The counters that an unknown browser's try is counted by. */
export const strangerCounts = ['pair', 'address', 'account'] as const
export type Counts = Readonly<Partial<Record<(typeof strangerCounts)[number], Count>>>

/** Whether a try is looked at, the counters to store either way, and if not, after how many seconds to come back. */
export type Verdict = { wait: number; counts: Counts }

/** The failures that a counter still weighs now. */
export function weightOf(count: Count | undefined, { halfLife }: Limit, now: number): number {
  return count ? count.failures * 0.5 ** (Math.max(0, now - count.at) / 1000 / halfLife) : 0
}

/** The pause after so many failures, in seconds. */
export function pauseAfter(failures: number, { free, first, longest }: Limit): number {
  const beyond = Math.round(failures) - free
  return beyond < 0 ? 0 : Math.min(longest, first * 2 ** Math.min(beyond, 20))
}

/** Counts a try as failed, unless its counter has to wait. */
export function judgeOne(count: Count | undefined, limit: Limit, now: number): { wait: number; count?: Count } {
  const wait = waitOf(count, now)
  return wait > 0 ? { wait } : { wait, count: counted(count, limit, now) }
}

/**
 * Counts a try of a browser that the account does not know, unless it has to wait. Failures from other addresses slow
 * each address down on its own: its first try is looked at after a pause that nobody can prolong or take away, and
 * further ones follow after pauses as long.
 */
export function judgeStranger(counts: Counts, now: number): Verdict {
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

/** Takes the failures of one counter off another, once one of them turned out to be the owner's. */
export function takeOff(count: Count | undefined, limit: Limit, failures: number, now: number): Count | undefined {
  return count && { ...count, at: now, failures: Math.max(0, weightOf(count, limit, now) - failures) }
}

/** A pair's counter without the pause for failures elsewhere: its last try showed the right password. */
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
