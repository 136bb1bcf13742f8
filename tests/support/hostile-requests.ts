import { Agent, request as httpRequest } from 'node:http'
import fc from 'fast-check'
import { matrix, type Target } from './authorisation-matrix'
import { pages } from './doors'

/** One request as somebody with the browser's tools open could send it. */
export type HostileRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** What somebody writes into an address or a field to see what happens. */
const nasty = fc.constantFrom(
  '', ' ', '.', '..', '../../etc/passwd', '%00', '%', '%zz', '%E0%A4%A', '%2e%2e%2f', '%252e', "' OR 1=1 --",
  '"; DROP TABLE "User"; --', '${7*7}', '{{7*7}}', '<script>alert(1)</script>', '=1+1', '-1', '0', '1e999', 'NaN',
  '9007199254740993', '2147483648', 'null', 'undefined', 'true', '[]', '__proto__', 'constructor', 'toString',
  '\u0000', '\ud800', '\u202egnp', '\u{1F98A}', 'a'.repeat(5000), '00000000-0000-0000-0000-000000000000',
  '2026-02-30', '0000-00-00', '9999-12-31', '-271821-04-20', '2030-05-01T00:00:00+99:99', 'javascript:alert(1)',
  '//evil.example', 'http://evil.example/', '$1', '$F1', '$undefined', 'laurel_', 'Bearer',
) // prettier-ignore

const { letrec } = fc
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const { tree } = letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    nasty,
    fc.double(),
    fc.integer(),
    fc.constantFrom(null, true, false),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(nasty, fc.constantFrom('id', 'isAdmin', 'points', '__proto__')), tie('tree'), {
      maxKeys: 4,
    }),
  ),
}))

/** The fields that calls know, with values that may be anything. */
const fields = [
  'username',
  'password',
  'points',
  'streak',
  'isAdmin',
  'title',
  'date',
  'expiresAt',
  'assignedTo',
].concat([
  'status',
  'submission',
  'evaluation',
  'response',
  'taskId',
  'user',
  'tasks',
  'avatar',
  'to',
  'from',
  'html',
  'code',
  'expectations',
  'level',
])

const headerValue = fc.constantFrom(
  '', 'x', '*', 'null', 'Bearer', 'Bearer ', 'Bearer laurel_x', 'bearer LAUREL_' + 'A'.repeat(43), 'Basic Og==', '%E0%A4%A',
  'https://evil.example', 'http://[', 'cross-site', 'same-origin', 'parent', '1', '-1', 'a'.repeat(3000), '=;=;', '"', '\u00ff',
  'application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/json; charset=utf-7',
  'application/x-www-form-urlencoded', '["",{"children":["__PAGE__",{}]},null,null,true]', 'bytes=0-', 'W/"x"', 'gzip, br;q=9',
) // prettier-ignore

const headerName = fc.constantFrom(
  'content-type', 'accept', 'accept-language', 'authorization', 'origin', 'referer', 'sec-fetch-site', 'x-username',
  'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-http-method-override', 'x-middleware-subrequest', 'x-path',
  'x-nextjs-data', 'next-action', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch',
  'next-url', 'rsc', 'range', 'if-none-match', 'if-modified-since', 'accept-encoding', 'purpose', 'cookie',
) // prettier-ignore

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']

/** Ends the very session that is to be tried on. */
const endings = /logout/

/** Requests that nobody honest sends, over every door, naming these things. `ids` are the names of server actions. */
export function hostileRequests(targets: Target[], ids: ReadonlyMap<string, string>): fc.Arbitrary<HostileRequest> {
  const target = fc.constantFrom(...targets)
  const headers = fc.dictionary(headerName, headerValue, { maxKeys: 3 })
  const anyBody = fc.oneof(
    { weight: 4, arbitrary: tree.map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 3,
      arbitrary: fc.dictionary(fc.constantFrom(...fields), tree, { maxKeys: 6 }).map((value) => JSON.stringify(value)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[',
        'null',
        '"',
        '\u0000',
        deep(31),
        deep(33),
        deep(5000),
        'a=1&b=2',
        '--x\r\n',
      ),
    },
  )
  const asBytes = fc.oneof(
    { weight: 9, arbitrary: anyBody.map((body) => Buffer.from(body)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(Buffer.alloc(70_000, 0x61)) },
  )

  /** A call as it is meant, with one thing wrong with it, or none. */
  const viaDoor = fc
    .record({
      row: fc.constantFrom(...matrix.filter(({ door }) => !endings.test(door))),
      target,
      other: target,
      headers,
      body: fc.option(asBytes, { freq: 2 }),
      field: fc.constantFrom(...fields),
      value: tree,
      isMutated: fc.boolean(),
      method: fc.option(fc.constantFrom(...methods), { freq: 6 }),
      unused: fc.uuid(),
    })
    .map(({ row, target, other, headers, body, field, value, isMutated, method, unused }): HostileRequest => {
      const action = ids.get(row.door)
      const meant = row.body?.({ ...other, unused })
      const mutated =
        isMutated && typeof meant === 'object' && !Array.isArray(meant) ? { ...meant, [field]: value } : meant
      const own = Buffer.from(JSON.stringify(action ? [mutated] : mutated) ?? '')
      const usual: Record<string, string> = action
        ? { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' }
        : { 'content-type': 'application/json' }
      return {
        method: method ?? (action ? 'POST' : (row.door.split(' ')[0] ?? 'GET')),
        path: row.path({ ...target, unused }),
        headers: { ...usual, ...headers },
        body: body ?? own,
      }
    })

  /** An address made up of what is there and what is not. */
  const anywhere = fc
    .record({
      template: fc.constantFrom(
        ...new Set([
          ...pages(),
          ...matrix.map(({ door }) => door.split(' ')[1] ?? '/').filter((path) => path.startsWith('/')),
        ]),
        '/_next/data/x/y.json',
        '/_next/static/x',
        '/_next/image',
        '/icon.svg',
        '/icons',
        '/favicon.ico',
        '/api/upload/[name]',
      ),
      parameter: fc.oneof(
        nasty,
        target.map(({ user }) => user),
        target.map(({ task }) => task),
      ),
      query: fc.option(
        fc.tuple(fc.constantFrom('page', 'tab', 'query', 'callbackUrl', 'offset', 'board', '_rsc', 'member'), nasty),
      ),
      isRaw: fc.boolean(),
      method: fc.constantFrom('GET', 'GET', 'GET', ...methods),
      headers,
      body: asBytes,
    })
    .filter(({ template }) => !endings.test(template))
    .map(({ template, parameter, query, isRaw, method, headers, body }): HostileRequest => {
      const written = isRaw ? parameter.replaceAll(/[^\x21-\x7e]|[#\\?]/g, '_') : encode(parameter)
      const path = template.replaceAll(/\[[^\]]+\]/g, () => written)
      return { method, path: path + (query ? `?${query[0]}=${encode(query[1])}` : ''), headers, body }
    })

  return fc.oneof({ weight: 3, arbitrary: viaDoor }, { weight: 2, arbitrary: anywhere })
}

const encode = (value: string) => encodeURIComponent(value.toWellFormed())

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends it; answers the status. Rejects when the server hangs up without one. */
export function send(
  address: string,
  cookie: string,
  { method, path, headers, body }: HostileRequest,
): Promise<number> {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const all: Record<string, string | number> = {
    ...headers,
    ...(cookie && { cookie: headers.cookie ? `${headers.cookie}; ${cookie}` : cookie }),
    ...(hasBody && { 'content-length': body.byteLength }),
  }
  return new Promise((resolve, reject) => {
    const asked = httpRequest(address + '/', { method, path, headers: all, agent, timeout: 20_000 }, (answer) => {
      answer.resume()
      const { location = '' } = answer.headers
      // What the router asks for is read only where it is sent on to.
      const isSentOn = answer.statusCode === 307 && location.includes('_rsc=') && !path.includes('_rsc=')
      const onward = isSentOn ? new URL(location, address) : null
      answer.on('end', () =>
        resolve(
          onward
            ? send(address, cookie, { method, path: onward.pathname + onward.search, headers, body })
            : (answer.statusCode ?? 0),
        ),
      )
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.on('timeout', () => asked.destroy(new Error('no answer within 20 s')))
    asked.end(hasBody ? body : undefined)
  })
}
