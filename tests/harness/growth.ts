const factor = 8
/**
 * Between linear growth (8, and up to 30 with the garbage collection that only the larger size causes) and quadratic
 * growth (64).
 */
const mostGrowth = 40
/** Shorter durations are too inaccurate to compare. */
const shortestMilliseconds = 1

/**
 * Fails when `work` on eight times as much input takes more than about eight times as long. Both sizes are measured in
 * CPU time in the same run, so neither the speed nor the load of the machine decides. The minimum of several
 * repetitions excludes compilation and garbage collection.
 */
export async function expectLinearGrowth(work: (size: number) => unknown, size: number): Promise<void> {
  await work(size)
  const small = Math.max(shortestMilliseconds, await fastest(3, () => work(size)))
  const most = small * mostGrowth
  const large = await fastest(5, () => work(size * factor), most)
  if (large > most) throw new Error(`${factor} times the input took ${(large / small).toFixed(1)} times as long.`)
}

/** The minimum CPU milliseconds of that many repetitions; stops early once one is below `enough`. */
async function fastest(repetitions: number, work: () => unknown, enough = 0): Promise<number> {
  let least = Infinity
  for (let round = 0; round < repetitions && least > enough; round += 1) {
    least = Math.min(least, await cpuMilliseconds(work))
  }
  return least
}

export async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const begin = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1000
}

/** Fails when `work` takes more than `most` times the CPU time of `usual`; both are measured in the same run. */
export async function expectSimilarCost(usual: () => unknown, work: () => unknown, most: number): Promise<void> {
  await usual()
  await work()
  const limit = most * Math.max(shortestMilliseconds, await fastest(2, usual))
  const taken = await fastest(3, work, limit)
  if (taken > limit) throw new Error(`It took ${((taken / limit) * most).toFixed(1)} times as long as usual.`)
}
