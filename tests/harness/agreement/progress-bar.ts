import type { Progress } from './evaluate'

const WIDTH = 30

/** Shows the progress: in place on a terminal, or else as one line per 10 %. */
export function progressBar(stream: NodeJS.WriteStream) {
  let shown = -1
  return (progress: Progress) => {
    const { done, all } = progress
    const tenth = Math.floor((done / all) * 10)
    if (stream.isTTY) stream.write(`\r${progressLine(progress)}${done === all ? '\n' : ''}`)
    else if (tenth > shown) stream.write(`${progressLine(progress)}\n`)
    shown = tenth
  }
}

export function progressLine({ done, all, failed }: Progress): string {
  const filled = Math.round((done / all) * WIDTH)
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${all}${failed > 0 ? `, ${failed} failed` : ''}`
}
