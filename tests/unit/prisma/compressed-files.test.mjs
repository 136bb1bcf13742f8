import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { compressStaticFiles, preferCompressed } from '@/prisma/start/compressed-files.mjs'

describe('compressed static files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-static-'))
  const script = 'export const one = 1\n'.repeat(100)
  beforeAll(async () => {
    mkdirSync(path.join(folder, 'chunks'))
    for (const [name, content] of Object.entries({
      'a.js': script,
      'a.css': script,
      'a.map': script,
      'small.js': 'one()',
    }))
      writeFileSync(path.join(folder, 'chunks', name), content)
    await compressStaticFiles(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** What the handler is asked for, and the headers that are set before. */
  const asked = (url, headers, handler = preferCompressed(() => undefined, folder)) => {
    const set = {}
    const request = { url, headers }
    handler(request, { setHeader: (name, value) => (set[name] = value) })
    return { url: request.url, ...set }
  }

  test('are written for scripts and stylesheets that are worth it', () => {
    const names = readdirSync(path.join(folder, 'chunks'))
    expect(names.filter((name) => name.endsWith('.br')).sort()).toEqual(['a.css.br', 'a.js.br'])
    const compressed = readFileSync(path.join(folder, 'chunks', 'a.js.br'))
    expect(brotliDecompressSync(compressed).toString()).toBe(script)
  })

  test.each(['br', 'gzip, deflate, br', 'br;q=0.5, gzip', 'gzip,BR , zstd'])(
    'are sent to a client that accepts %s',
    (accepted) => {
      expect(asked('/_next/static/chunks/a.js?v=1', { 'accept-encoding': accepted })).toEqual({
        url: '/_next/static/chunks/a.js.br?v=1',
        'Content-Encoding': 'br',
        'Content-Type': 'application/javascript; charset=UTF-8',
      })
    },
  )

  test('keep the type of a stylesheet', () => {
    const sent = asked('/_next/static/chunks/a.css', { 'accept-encoding': 'br' })
    expect(sent).toMatchObject({ 'Content-Encoding': 'br', 'Content-Type': 'text/css; charset=UTF-8' })
  })

  test.each([
    ['a client that does not accept them', 'a.js', {}],
    ['a client that accepts others', 'a.js', { 'accept-encoding': 'gzip, abr, brotli' }],
    ['a client that refuses them', 'a.js', { 'accept-encoding': 'br;q=0, gzip' }],
    ['a client that refuses them at length', 'a.js', { 'accept-encoding': 'gzip, br; q=0.00' }],
    ['a request for a part', 'a.js', { 'accept-encoding': 'br', range: 'bytes=0-9' }],
    ['a request for the file that the client knows', 'a.js', { 'accept-encoding': 'br', 'if-match': '"1"' }],
    ['a file that is not compressed', 'small.js', { 'accept-encoding': 'br' }],
    ['a file that does not exist', 'b.js', { 'accept-encoding': 'br' }],
  ])('are not sent for %s', (_, name, headers) => {
    const url = `/_next/static/chunks/${name}`
    expect(asked(url, headers)).toEqual({ url })
  })

  test('are not sent once a later build has removed them', () => {
    const file = path.join(folder, 'chunks', 'old.js')
    for (const name of [file, `${file}.br`]) writeFileSync(name, script)
    const handler = preferCompressed(() => undefined, folder)
    rmSync(`${file}.br`)
    const url = '/_next/static/chunks/old.js'
    expect(asked(url, { 'accept-encoding': 'br' }, handler)).toEqual({ url })
  })
})
