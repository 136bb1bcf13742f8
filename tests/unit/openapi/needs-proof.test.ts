import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openApiDocument } from '@/lib/openapi/document'
import { routeFiles } from '../../harness/doors'

const read = (file: string) => readFileSync(path.join(__dirname, '../../..', file), 'utf8')

/** The functions of a commands.ts that require a proof, directly or through another function of the file. */
function provenIn(file: string): string[] {
  const functions = read(file)
    .split(/^(?=(?:export )?async function )/m)
    .slice(1)
    .map((source) => ({ name: /function (\w+)/.exec(source)?.[1] ?? '', source }))
  const calls = (names: string[]) =>
    functions.filter(({ source }) => names.some((name) => source.includes(`await ${name}(`))).map(({ name }) => name)
  const direct = calls(['requireProof'])
  return [...new Set([...direct, ...calls(direct)])]
}

const proven = readdirSync(path.join(__dirname, '../../../lib'), { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'commands.ts')
  .flatMap((file) => provenIn(`lib/${file}`))

/** `method path` of each REST handler that calls a command which requires a proof. */
const handlers = routeFiles().flatMap((file) =>
  read(file)
    .split(/^(?=export const )/m)
    .filter((source) => proven.some((name) => new RegExp(`\\b${name}\\(`).test(source)))
    .map((source) => {
      const method = /^export const (\w+)/.exec(source)?.[1]?.toLowerCase()
      return `${method} ${path.posix.dirname(file).slice('app'.length).replaceAll('[', '{').replaceAll(']', '}')}`
    }),
)

test('exactly the operations that can require a proof document it', () => {
  const { paths, components } = openApiDocument('en')
  const documented = Object.entries(paths).flatMap(([at, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => {
      const name = responses[403]?.content?.['application/json']?.schema.$ref?.split('/').at(-1) ?? ''
      const isStated = responses[403]?.description.includes('needsProof') ?? false
      const isInSchema = 'needsProof' in (components.schemas[name]?.properties ?? {})
      expect([at, method, isInSchema]).toEqual([at, method, isStated])
      return isStated ? [`${method} ${at}`] : []
    }),
  )
  expect(handlers.length).toBeGreaterThan(4)
  expect(documented.sort()).toEqual(handlers.sort())
})
