import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'

type Frame = { functionName: string; url: string; lineNumber: number; columnNumber: number }
export type Profile = { nodes: { id: number; callFrame: Frame }[]; samples: number[]; timeDeltas: number[] }
/** Begins the name of a part that is the project's. */
const own = 'laurel: '

type Share = { name: string; share: number }

/** Where a frame's code comes from: a package, a folder of the project, or Node.js itself, and its place there. */
export type Place = { part: string; at: string }

const isLeftOut = ({ functionName, url }: Frame) => url === '' && ['(idle)', 'dispatch'].includes(functionName)

/**
 * Shares of the processor time, by part and by function, the largest first, without waiting and what the profiler does.
 */
export function sharesOf({ nodes, samples, timeDeltas }: Profile, locate: (frame: Frame) => Place) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const byFrame = new Map<Frame, number>()
  samples.forEach((id, index) => {
    const frame = frames.get(id)
    if (!frame || isLeftOut(frame)) return
    byFrame.set(frame, (byFrame.get(frame) ?? 0) + (timeDeltas[index] ?? 0))
  })
  const parts = new Map<string, number>()
  const functions = new Map<string, number>()
  for (const [frame, time] of byFrame) {
    const { part, at } = locate(frame)
    const name = `${frame.functionName || '(anonymous)'} ${at}`.trim()
    parts.set(part, (parts.get(part) ?? 0) + time)
    functions.set(name, (functions.get(name) ?? 0) + time)
  }
  return { parts: ranked(parts), functions: ranked(functions) }
}

function ranked(times: Map<string, number>): Share[] {
  const whole = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times].map(([name, time]) => ({ name, share: time / whole })).sort((one, other) => other.share - one.share)
}

/** Finds the place of a frame, by the source map beside the file where there is one. */
export function locator(): (frame: Frame) => Place {
  const maps = new Map<string, SourceMap | null>()
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (url === '') return { part: functionName.startsWith('(') ? functionName : 'V8', at: '' }
    if (!url.startsWith('file:') && !url.startsWith('/')) return { part: 'Node.js', at: url }
    const file = url.startsWith('file:') ? fileURLToPath(url) : url
    if (!maps.has(file)) maps.set(file, sourceMapOf(file))
    const entry = maps.get(file)?.findEntry(lineNumber, columnNumber)
    // Empty for code that the bundler wrote.
    const isMapped = entry !== undefined && 'originalSource' in entry && Boolean(entry.originalSource)
    const compiled = placeOf(file, lineNumber)
    if (!isMapped) return compiled
    const source = placeOf(entry.originalSource, entry.originalLine)
    // A package's own map names its sources without the package.
    return compiled.part.startsWith(own) || !source.part.startsWith(own) ? source : { ...source, part: compiled.part }
  }
}

function sourceMapOf(file: string): SourceMap | null {
  const map = `${file}.map`
  return existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload) : null
}

/**
 * The place of a line, counted from 0, of a source file. Next's runtime names its own files and React's by `webpack:`.
 */
export function placeOf(file: string, line: number): Place {
  const source = decodeURIComponent(file)
  const compiled = /\/next\/(?:\.\/)?dist\/compiled\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(source)
  const inPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(source)
  const [, name, rest] = compiled ?? inPackage ?? /^webpack:\/\/(next)\/(?:\.\/)?(.*)$/.exec(source) ?? []
  if (name) return { part: name, at: `${name}/${rest}:${line + 1}` }
  const inProject = source.replace(/^.*\[project\]\/|^(\.\.\/)+|^.*\/(?=\.next\/|prisma\/)/, '')
  const folder = inProject.split('/', inProject.startsWith('lib/') ? 2 : 1).join('/')
  return { part: own + folder, at: `${inProject}:${line + 1}` }
}
