import type { World } from './world'

/** One thing that must hold, with what was measured. */
export type Check = { what: string; isHeld: boolean; figure: string }

/** How much is run: the short form within `npm run verify`, or the counts of docs/reliability.md. */
export type Size = { isLong: boolean; soakMinutes: number }

/** A scenario puts load and faults on the world and returns what it found. */
export type Scenario = (world: World, size: Size) => Promise<Check[]>

/** A check that nothing of a list was found. */
export const none = (what: string, found: readonly string[], outOf: string): Check => ({
  what,
  isHeld: found.length === 0,
  figure: found.length === 0 ? `0 of ${outOf}` : `${found.length} of ${outOf}: ${found.slice(0, 5).join(', ')}`,
})
