import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the check holds, and returns how long that took in ms. Throws after `most` ms, generous by default. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, most = 120_000): Promise<number> {
  const begun = performance.now()
  for (;;) {
    if (await holds()) return performance.now() - begun
    if (performance.now() - begun > most) throw new Error(`It did not happen within ${most / 1000} s: ${what}.`)
    await sleep(25)
  }
}
