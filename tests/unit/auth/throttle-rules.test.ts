import fc from 'fast-check'
import {
  type Count,
  type Counts,
  countAttempt,
  countUnknownBrowserAttempt,
  limits,
  pauseAfter,
  subtractFailures,
  weightOf,
  withOwnPause,
} from '@/lib/auth/throttle-rules'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** An account under attack with counters in memory; only its owner knows the password. */
function account() {
  const pairs = new Map<string, Count>()
  const addresses = new Map<string, Count>()
  let everywhere: Count | undefined
  const counts = (from: string): Counts => ({
    pair: pairs.get(from),
    address: addresses.get(from),
    account: everywhere,
  })
  /** Seconds to wait; 0 when the attempt is not throttled. */
  const attempt = (from: string, now: number): number => {
    const { wait, counts: written } = countUnknownBrowserAttempt(counts(from), now)
    if (written.pair) pairs.set(from, written.pair)
    if (written.address) addresses.set(from, written.address)
    everywhere = written.account ?? everywhere
    return wait
  }
  return { attempt, counts }
}

/** The number of unthrottled guesses in a day when every address tries as often as allowed. */
function guessesInADay(addresses: number): number {
  const { attempt } = account()
  const due = Array.from({ length: addresses }, (_, index) => ({ from: `10.0.0.${index}`, at: index }))
  let guesses = 0
  for (;;) {
    const next = due.reduce((first, one) => (one.at < first.at ? one : first))
    if (next.at >= day) return guesses
    const wait = attempt(next.from, next.at)
    if (wait === 0) guesses += 1
    next.at += wait === 0 ? 1 : wait * second
  }
}

test('pauses double with every failure up to a maximum', () => {
  for (const limit of Object.values(limits)) {
    expect(pauseAfter(limit.free - 1, limit)).toBe(0)
    expect(pauseAfter(limit.free, limit)).toBe(limit.first)
    expect(pauseAfter(limit.free + 1, limit)).toBe(limit.first * 2)
    expect(pauseAfter(1e9, limit)).toBe(limit.longest)
  }
})

test('a known browser waits only for its own failures, and never for long', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20 * 60), { maxLength: 100, size: 'max' }), (gaps) => {
      let count: Count | undefined
      let now = 0
      gaps.forEach((gap, index) => {
        now += gap * second
        const { wait, count: next } = countAttempt(count, limits.device, now)
        // This function does not receive the counters of others.
        if (index < limits.device.free) expect(wait).toBe(0)
        expect(wait).toBeLessThanOrEqual(limits.device.longest)
        count = next ?? count
      })
    }),
  )
})

test('guesses per address and day are limited, and many addresses gain little', () => {
  expect(guessesInADay(1)).toBeLessThanOrEqual(320)
  for (const addresses of [2, 5, 20, 100, 400]) {
    const most = limits.account.free + addresses * (1 + day / (limits.account.longest * second))
    expect(guessesInADay(addresses)).toBeLessThanOrEqual(Math.max(360, most * 1.1))
  }
})

test('no timing of attempts gains an address more guesses than the pauses and free attempts allow', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90 * 60 }), { minLength: 50, maxLength: 400, size: 'max' }),
      (gaps) => {
        const { attempt } = account()
        let [now, guesses] = [0, 0]
        for (const gap of gaps) {
          now += gap * second
          if (now >= day) break
          if (attempt('10.0.0.1', now) === 0) guesses += 1
        }
        expect(guesses).toBeLessThanOrEqual(limits.pair.free + now / (limits.pair.longest * second) + 30)
      },
    ),
  )
})

const attack = fc.array(fc.tuple(fc.nat(60), fc.nat(10 * 60)), { maxLength: 400, size: 'max' })

test('from a new address the owner is let in after the announced wait, whatever others do', () => {
  fc.assert(
    fc.property(attack, attack, (before, meanwhile) => {
      const { attempt } = account()
      let now = 0
      const others = (tries: [number, number][], until = Infinity) => {
        for (const [from, gap] of tries) {
          if (now + gap * second >= until) break
          now += gap * second
          attempt(`10.0.0.${from}`, now)
        }
      }
      others(before)
      const wait = attempt('198.51.100.1', now)
      expect(wait).toBeLessThanOrEqual(limits.account.longest)
      const turn = now + wait * second
      others(meanwhile, turn)
      if (wait > 0) expect(attempt('198.51.100.1', turn)).toBe(0)
    }),
  )
})

test.each([10, 15, 20, 60])('a wrong password every %i minutes does not lock out the network', (minutes) => {
  const { attempt, counts } = account()
  for (let now = 0; now < 3 * day; now += minutes * minute) {
    expect(attempt('192.0.2.1', now)).toBe(0)
    // A parent with a new browser can sign in before the next attempt.
    const wait = countUnknownBrowserAttempt(counts('192.0.2.1'), now + second).wait
    expect(wait).toBeLessThanOrEqual(limits.pair.longest)
    expect(countUnknownBrowserAttempt(counts('192.0.2.1'), now + second + wait * second).wait).toBe(0)
    expect(wait * second).toBeLessThanOrEqual((minutes * minute) / 2)
  }
})

test('the announced wait is exact', () => {
  fc.assert(
    fc.property(attack, fc.nat(10), (tries, from) => {
      const { attempt, counts } = account()
      let now = 0
      for (const [address, gap] of tries) attempt(`10.0.0.${address}`, (now += gap * second))
      const wait = attempt(`10.0.0.${from}`, now)
      if (wait === 0) return
      expect(countUnknownBrowserAttempt(counts(`10.0.0.${from}`), now + (wait - 1) * second).wait).toBeGreaterThan(0)
      expect(countUnknownBrowserAttempt(counts(`10.0.0.${from}`), now + wait * second).wait).toBe(0)
    }),
  )
})

test('after the right password, the failures of others cause no wait before the code', () => {
  const { attempt, counts } = account()
  for (let from = 0; from < 2 * limits.account.free; from += 1) attempt(`10.0.0.${from}`, from)
  const turn = minute + attempt('198.51.100.1', minute) * second
  expect(attempt('198.51.100.1', turn)).toBe(0)
  const { pair, ...others } = counts('198.51.100.1')
  expect(countUnknownBrowserAttempt({ pair, ...others }, turn + second).wait).toBeGreaterThan(0)
  expect(countUnknownBrowserAttempt({ pair: withOwnPause(pair), ...others }, turn + second).wait).toBe(0)
})

test("resetting an address's failures keeps those of all others", () => {
  fc.assert(
    fc.property(attack, (tries) => {
      const { attempt, counts } = account()
      let now = 0
      for (const [address, gap] of tries) attempt(`10.0.0.${address % 3}`, (now += gap * second))
      const weights = [0, 1, 2].map((index) => weightOf(counts(`10.0.0.${index}`).pair, limits.pair, now))
      const left = subtractFailures(counts('10.0.0.0').account, limits.account, weights[0] ?? 0, now)
      expect(weightOf(left, limits.account, now)).toBeCloseTo((weights[1] ?? 0) + (weights[2] ?? 0), 6)
    }),
  )
})
