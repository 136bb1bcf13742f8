import { readSuggestions } from '@/app/(shell)/admin/plan/read-suggestions'
import { toDay } from '@/lib/calendar'
import { AppError } from '@/lib/errors'
import { ndjson } from '@/lib/http/ndjson'
import type { Entry } from '@/lib/planning/entries'

const entry = (title: string): Entry => ({
  user: 'Zoé',
  tasks: [{ title, description: 'Tell who won.', expectations: [], date: toDay('2026-11-23'), points: 10 }],
})

async function* given(titles: string[], failure?: AppError) {
  await Promise.resolve()
  for (const title of titles) yield entry(title)
  if (failure) throw failure
}

const stopped = new AppError('unavailable', 'planning.modelUnavailable')
const answering = (items: AsyncGenerator<Entry, void>, onLeave = () => {}) =>
  ndjson(items, { locale: 'en', asked: 'plan', onLeave })

async function read(response: Response) {
  const titles: (string | undefined)[] = []
  const error = await readSuggestions(response, ({ tasks }) => titles.push(tasks[0]?.title), 'otherwise')
  return { titles, error }
}

test('entries are read in their order up to the end', async () => {
  const response = await answering(given(['Été\nchaud', 'Ski']))
  expect(response.headers.get('Content-Type')).toBe('application/x-ndjson')
  expect(await read(response)).toEqual({ titles: ['Été\nchaud', 'Ski'], error: null })
  expect(await read(await answering(given([])))).toEqual({ titles: [], error: null })
})

test('what breaks off midway gives the entries that came and the reason', async () => {
  const { titles, error } = await read(await answering(given(['Chess'], stopped)))
  expect([titles, error?.message]).toEqual([['Chess'], expect.stringMatching(/model/i)])
})

test('an error before the first entry is thrown, so that it has a status', async () => {
  await expect(answering(given([], stopped))).rejects.toBe(stopped)
  const refused = Response.json({ message: 'Too often.' }, { status: 429 })
  expect(await read(refused)).toEqual({ titles: [], error: { message: 'Too often.' } })
})

test('an error names its fields', async () => {
  const error = { message: 'Choose fewer days.', fields: { days: ['Choose fewer days.'] } }
  expect(await read(Response.json(error, { status: 400 }))).toEqual({ titles: [], error })
})

test('a connection that ends without saying so is a failure, and lines may be cut anywhere', async () => {
  const bytes = new TextEncoder().encode(`${JSON.stringify(entry('Bébé'))}\n{"user":`)
  const bytewise = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await read(new Response(bytewise))).toEqual({ titles: ['Bébé'], error: { message: 'otherwise' } })
})

test('a client that leaves is noticed', async () => {
  const onLeave = jest.fn()
  const { body } = await answering(given(['Chess', 'Ski']), onLeave)
  await body?.cancel()
  expect(onLeave).toHaveBeenCalledTimes(1)
})
