import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..', '..')

/** A route file that Next renders, with the message namespaces that reach the browser. */
export type Segment = {
  file: string
  /** The namespaces used by the client components that it renders. */
  used: string[]
  /** For a layout: the namespaces used only by error and loading screens in its folder or below. */
  usedBelow: string[]
  /** The namespaces sent by the surrounding layouts. */
  inherited: string[]
  /** The namespaces that it sends itself. */
  sent: string[]
}

const segmentFile = /^(?:page|layout|error|loading|not-found)\.tsx$/
const fallbackFile = /^(?:error|loading|not-found)\.tsx$/
/** A page validates responses with these schemas and never shows their error messages. */
const operationsFile = /operations\.ts$/
const suffixes = ['.ts', '.tsx', '/index.ts', '.json', '']

type Module = { isClient: boolean; isAction: boolean; imports: string[]; used: string[]; sent: string[] }

const modules = new Map<string, Module>()

function namesIn(list: string): string[] {
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
}

/** A module's imports at run time, and the namespaces that it uses and sends. */
function read(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const source = readFileSync(path.join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  const statements = [...source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)]
  const dynamic = [...source.matchAll(/\bimport\('([^']+)'\)/g)]
  const found = {
    isClient: /^\s*['"]use client['"]/.test(source),
    isAction: /^\s*['"]use server['"]/.test(source),
    imports: [...statements, ...dynamic].flatMap(([, specifier = '']) => resolve(specifier, file)),
    used: [
      ...[...source.matchAll(/\buseTranslations\('(\w+)/g)].map(([, name = '']) => name),
      ...[...source.matchAll(/\bmessageOf\(\s*['`](\w+)\./g)].map(([, name = '']) => name),
    ],
    sent: [...source.matchAll(/<ClientMessages\s+namespaces=\{\[([^\]]*)\]\}/g)].flatMap(([, list = '']) =>
      namesIn(list),
    ),
  }
  modules.set(file, found)
  return found
}

function resolve(specifier: string, from: string): string[] {
  if (!/^(?:@\/|\.)/.test(specifier)) return []
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(from), specifier)
  const found = suffixes
    .map((suffix) => base + suffix)
    .find((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))
  return found ? [found] : []
}

/** The namespaces that a file's server components send, and that the client components below them use. */
function walk(entry: string): { used: Set<string>; sent: Set<string> } {
  const used = new Set<string>()
  const sent = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string, isInBrowser: boolean) => {
    const current = read(file)
    const isClient = isInBrowser || current.isClient
    const key = `${isClient} ${file}`
    if (seen.has(key) || current.isAction || operationsFile.test(file)) return
    seen.add(key)
    if (isClient) current.used.forEach((name) => used.add(name))
    else current.sent.forEach((name) => sent.add(name))
    for (const imported of current.imports) visit(imported, isClient)
  }
  visit(entry, false)
  return { used, sent }
}

function routeFiles(): string[] {
  return readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => segmentFile.test(path.basename(file)))
    .map((file) => `app/${file}`)
    .sort()
}

const isAround = (layout: string, file: string) =>
  path
    .dirname(file)
    .concat('/')
    .startsWith(`${path.dirname(layout)}/`)

export function sentNamespaces(): Segment[] {
  const files = routeFiles()
  const walked = new Map(files.map((file) => [file, walk(file)]))
  const layouts = files.filter((file) => path.basename(file) === 'layout.tsx')
  return files.map((file) => {
    const around = layouts.filter((layout) => layout !== file && isAround(layout, file))
    const below =
      path.basename(file) === 'layout.tsx'
        ? files.filter((other) => fallbackFile.test(path.basename(other)) && isAround(file, other))
        : []
    const { used = new Set<string>(), sent = new Set<string>() } = walked.get(file) ?? {}
    return {
      file,
      used: [...used],
      usedBelow: below.flatMap((other) => [...(walked.get(other)?.used ?? [])]),
      inherited: around.flatMap((layout) => [...(walked.get(layout)?.sent ?? [])]),
      sent: [...sent],
    }
  })
}

/** The namespaces that the global error screen uses. */
export function usedOutsideOfProviders(): string[] {
  return [...walk('app/global-error.tsx').used]
}
