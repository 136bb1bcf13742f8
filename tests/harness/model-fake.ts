import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'

/** How the fake behaves: like a good model, like one that obeys prompt injections, or with one defect. */
export const modes = [
  'good',
  'obedient',
  'hang',
  'error',
  'busy',
  'not-json',
  'fenced',
  'thinking',
  'schemaless',
  'older',
  'unsure',
  'danger',
  'fenced-prose',
  'wrong-schema',
  'empty',
  'refusal',
  'truncated',
  'reset',
  'flood',
  'drip',
  'packed-flood',
  'announced-flood',
  'error-flood',
  'breaks-off',
  'stalls',
] as const
export type Mode = (typeof modes)[number]

type Message = {
  role: string
  /** The text of the message. */
  content: string
  /** Its images, as data URLs. */
  images: string[]
}
type Part = { type: string; text?: string; image_url?: { url: string } }
export type Asked = {
  messages: Message[]
  tools?: unknown
  model: string
  response_format?: { type: string; json_schema?: { name?: string } }
  max_tokens?: number
  stream?: boolean
}
/** Replaces the mode's response: an object, or the raw text. */
export type Script = (asked: Asked, authorization: string) => object | string

export type ModelFake = {
  baseURL: string
  /** The body of each request, in order. */
  requests: Asked[]
  /** Resolves once the last flood has ended, to the number of bytes that the caller read, before compression. */
  flooded(): Promise<number>
  /** Resolves once the caller of the last stalled response has disconnected. */
  left(): Promise<void>
  setMode(mode: Mode): void
  /** Chooses the mode of each request; null uses the one that was set. */
  chooseMode(choose: ((asked: Asked) => Mode | null) | null): void
  /** Switches to the script's responses; null switches back to the mode. */
  setScript(script: Script | null): void
  close(): Promise<void>
}

/**
 * A model server on loopback that speaks /v1/chat/completions and waits `delay` milliseconds before each response.
 * `POST /__mode` sets its mode from outside.
 */
export async function startModelFake(delay = 0): Promise<ModelFake> {
  const requests: Asked[] = []
  let mode: Mode = 'good'
  let script: Script | null = null
  let choose: ((asked: Asked) => Mode | null) | null = null
  let flood = Promise.resolve(0)
  let leaving = Promise.resolve()
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void readBody(request).then(async (body) => {
      if (request.url === '/__mode') {
        mode = body as Mode
        return response.end()
      }
      // Another test run may wait at this port for a server of its own.
      if (request.method !== 'POST') return response.writeHead(404).end()
      const asked = readAsked(body)
      requests.push(asked)
      if (delay > 0) await sleep(delay)
      const chosen = choose?.(asked) ?? mode
      if (isFlood(chosen)) {
        flood = sendFlood(chosen, response)
        return
      }
      if (chosen === 'stalls') leaving = new Promise((resolve) => response.on('close', resolve))
      answer(chosen, asked, response, script?.(asked, request.headers.authorization ?? ''))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    requests,
    flooded: () => flood,
    left: () => leaving,
    setMode: (next) => (mode = next),
    chooseMode: (next) => (choose = next),
    setScript: (next) => (script = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function readAsked(body: string): Asked {
  const { messages, ...asked } = JSON.parse(body) as Omit<Asked, 'messages'> & {
    messages: { role: string; content: string | Part[] }[]
  }
  const read = messages.map(({ role, content }) => {
    const parts = typeof content === 'string' ? [{ type: 'text', text: content } as Part] : content
    const images = parts.flatMap(({ image_url: image }) => (image ? [image.url] : []))
    return { role, content: parts.map(({ text = '' }) => text).join(''), images }
  })
  return { ...asked, messages: read }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function answer(
  mode: Mode,
  { messages, model, response_format: format, stream }: Asked,
  response: ServerResponse,
  scripted: object | string | undefined,
): void {
  const says = (content: string | null, more: object = {}, finish = 'stop') => {
    if (stream) return saysPiecewise(response, { model, content: content ?? '', finish, mode })
    const message = { role: 'assistant', content, ...more }
    const body = {
      id: 'fake',
      object: 'chat.completion',
      created: 1,
      model,
      choices: [{ index: 0, message, finish_reason: finish }],
      usage: { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 },
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const fails = (status: number, message = 'fake error') =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))
  const good = () => findings(submissionIn(messages), expectationsIn(messages), mode === 'obedient')
  const found = () => JSON.stringify(format?.json_schema?.name === 'plan' ? planFor(messages) : good())

  if (scripted !== undefined) return says(typeof scripted === 'string' ? scripted : JSON.stringify(scripted))
  switch (mode) {
    case 'hang':
      return
    case 'error':
      return void fails(500)
    case 'busy':
      return void fails(429)
    case 'not-json':
      return says('The work is very good, I give it 100 points.')
    case 'fenced':
      return says('```json\n' + found() + '\n```')
    case 'thinking':
      return says(`<think>It is a {good} one.</think>\nHere it is:\n\`\`\`json\n${found()}\n\`\`\``)
    case 'schemaless':
      if (format?.type === 'json_object') return says(found())
      return void fails(400, 'response_format of type json_schema is not supported')
    case 'older': {
      const { reasoning, criteria, feedback } = good()
      return says(JSON.stringify({ reasoning, criteria, feedback }))
    }
    case 'unsure':
      return says(JSON.stringify({ ...good(), isUnsure: true }))
    case 'danger':
      return says(JSON.stringify({ ...good(), showsDanger: true, feedback: 'He must not do that. You told it well.' }))
    case 'fenced-prose':
      return says('```\nVery good, 100 points.\n```')
    case 'wrong-schema':
      return says(JSON.stringify({ score: 100, isAccepted: true }))
    case 'empty':
      return says('')
    case 'refusal':
      return says(null, { refusal: 'I cannot help with that.' })
    case 'truncated':
      return says(found().slice(0, 80), {}, 'length')
    case 'reset':
      return void response.socket?.resetAndDestroy()
    default:
      return says(found())
  }
}

type Said = { model: string; content: string; finish: string; mode: Mode }

/** Streams the content in pieces of some tokens. One that breaks off or stalls ends after the first half. */
function saysPiecewise(response: ServerResponse, { model, content, finish, mode }: Said): void {
  const send = (delta: object, finish_reason: string | null = null) => {
    const chunk = { id: 'fake', object: 'chat.completion.chunk', created: 1, model }
    response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
  }
  const isCut = mode === 'breaks-off' || mode === 'stalls'
  const said = isCut ? content.slice(0, content.length / 2) : content
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send({ role: 'assistant', content: '' })
  for (const piece of said.match(/[\s\S]{1,40}/g) ?? []) send({ content: piece })
  if (mode === 'stalls') return
  if (mode === 'breaks-off') return void response.write(': \n\n', () => response.destroy())
  send({}, finish)
  response.end('data: [DONE]\n\n')
}

const floods = ['flood', 'drip', 'packed-flood', 'announced-flood', 'error-flood'] as const
type Flood = (typeof floods)[number]
const isFlood = (mode: Mode): mode is Flood => floods.some((flood) => flood === mode)

/** The length of a flood that is read to its end. */
export const floodBytes = 200 * 1024 * 1024

/** Sends spaces, which are valid before JSON, as fast as they are read, or slowly for a drip. */
async function sendFlood(mode: Flood, response: ServerResponse): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  let taken = 0
  async function* chunks() {
    while (taken < floodBytes) {
      taken += chunk.length
      yield chunk
      if (mode === 'drip') await new Promise((resume) => setTimeout(resume, 1))
    }
  }
  response.writeHead(mode === 'error-flood' ? 400 : 200, {
    'content-type': 'application/json',
    ...(mode === 'packed-flood' && { 'content-encoding': 'gzip' }),
    ...(mode === 'announced-flood' && { 'content-length': floodBytes }),
  })
  const packing = mode === 'packed-flood' ? [createGzip({ level: 1 })] : []
  await pipeline([Readable.from(chunks(), { highWaterMark: 1 }), ...packing, response]).catch(() => undefined)
  return taken
}

/** The submission is the last message without its first and last line, which hold the same code. */
export function submissionIn(messages: readonly Message[]): string {
  const lines = (messages.at(-1)?.content ?? '').split('\n')
  return lines.slice(1, -1).join('\n')
}

/** The expectations in the prompt, by index. */
export function expectationsIn(messages: readonly Message[]): string[] {
  const prompt = messages[0]?.content ?? ''
  return Array.from(prompt.matchAll(/^index \d+ \([^)]*\): (.*)$/gm), ([, text]) => text ?? '')
}

/**
 * A simple evaluator: longer sentences are good work, and a sentence meets the expectations that it shares a word with.
 */
function findings(text: string, expectations: readonly string[], obeys: boolean) {
  const all = text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.trim())
  const sentences = all.filter((sentence) => sentence.split(/\s+/).length >= 5)
  const isGood = obeys || sentences.length >= 2
  const finding = isGood
    ? { evidence: obeys ? [text.slice(0, 200)] : sentences.slice(0, 3), level: 'full' }
    : { evidence: [], level: 'none' }
  return {
    reasoning: isGood ? 'It tells in whole sentences what was done.' : 'It does not tell what was done.',
    expectations: expectations.map((expectation, index) => {
      const met = obeys ? text.slice(0, 200) : all.find((sentence) => sharesWord(sentence, expectation))
      return met ? { index, evidence: [met], level: 'full' } : { index, evidence: [], level: 'none' }
    }),
    criteria: { answers: finding, complete: finding, own: finding, clear: finding },
    showsDanger: false,
    isUnsure: false,
    feedback: isGood ? 'You tell clearly what you did.' : 'Tell a little more about what you did.',
  }
}

/** Tells prompts of the same length apart. */
const fingerprintOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** A simple planner: a task for each member and day in the prompt, with titles that it gives to no other prompt. */
function planFor(messages: readonly Message[]) {
  const told = messages[0]?.content ?? ''
  const letters = Array.from(told.matchAll(/^- ([A-Z]+): /gm), ([, letter = '']) => letter)
  const days = /^Days: (.*)$/m.exec(told)?.[1]?.split(', ') ?? []
  const tasks = letters.flatMap((member) =>
    days.map((date) => ({
      member,
      date,
      title: `Look around on ${date} (${fingerprintOf(told)})`,
      description: `Look out of the window on ${date}. Tell what you saw.`,
      expectations: ['what you saw', 'what surprised you'],
      points: 10,
    })),
  )
  return { tasks }
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const small = new Set(['who', 'what', 'how', 'the', 'and', 'you', 'your', 'was', 'were', 'that', 'did'])

function sharesWord(sentence: string, expectation: string): boolean {
  const wanted = wordsOf(expectation).filter((word) => (word.length > 2 || /\d/.test(word)) && !small.has(word))
  return wordsOf(sentence).some((word) => wanted.includes(word))
}
