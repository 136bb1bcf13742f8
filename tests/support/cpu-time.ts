/** How long the processor worked for it, in milliseconds: what else runs on the machine makes no difference. */
export async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
