/**
 * Runs phases in order until one fails or `isOver` returns true. A phase is a list of tracks, which run in parallel; a
 * track is a list of stages, each of which starts when the one before it has passed. `run` takes a stage and whether no
 * other stage runs in parallel, and resolves to its counts. Returns the counts of all stages that ran, track by track.
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
