const runs = 7

/** The least CPU time of a few runs, in microseconds: what other processes and the garbage collector add is not in it. */
function leastTime(work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.max(1, Math.min(...times))
}

/**
 * How much more time the work takes on four times the input: about 4 when it is linear, 16 when it is quadratic.
 * Compares within one run, so that the speed of the machine does not matter.
 */
export function growth(work: (size: number) => unknown, size: number): number {
  work(size) // compiled by then
  return leastTime(() => work(size * 4)) / leastTime(() => work(size))
}
