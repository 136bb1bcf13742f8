/**
 * Runs phases one after the other until something failed, or `isOver` says so. A phase is a list of tracks that run
 * beside each other; a track is a list of stages, of which one begins when the one before has passed. `run` takes a
 * stage, and whether it runs alone. Answers what each stage that ran counted, track by track.
 */
export async function runPhases(phases, run, isOver = () => false) {
  const counts = []
  for (const tracks of phases) {
    if (isOver()) break
    const isAlone = tracks.length === 1
    const ran = await Promise.all(tracks.map((track) => runTrack(track, (stage) => run(stage, isAlone), isOver)))
    counts.push(...ran.flat())
    if (counts.some(hasFailed)) break
  }
  return counts
}

async function runTrack(stages, run, isOver) {
  const counts = []
  for (const stage of stages) {
    if (isOver()) break
    counts.push(await run(stage))
    if (hasFailed(counts.at(-1))) break
  }
  return counts
}

const hasFailed = ({ failed }) => failed > 0
