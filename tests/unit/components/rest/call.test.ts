import { z } from 'zod'
import { ask } from '@/components/rest/ask'
import { answerIn, call, remote } from '@/components/rest/call'
import { operation } from '@/lib/http/operation'

const readPet = operation({
  path: '/api/pets/{petId}',
  method: 'get',
  tag: 'Server',
  summary: 'Read a pet',
  access: 'signed-in',
  query: z.object({ q: z.string(), offset: z.number() }),
  answer: { name: 'Pet', schema: z.strictObject({ name: z.string() }), description: 'The pet.' },
})
const load = jest.fn(async () => readPet)
const pet = remote<typeof readPet>({ method: 'get', path: '/api/pets/{petId}', load })

const fetching = jest.fn<Promise<Response>, [string, RequestInit]>()
const answering = (body: unknown, status = 200) =>
  fetching.mockImplementation(async () => Response.json(body, { status }))
beforeEach(() => {
  fetching.mockReset()
  load.mockClear()
  global.fetch = fetching as never
})

/** Compiled, not run: the type checker is the test. */
export const compiled = () => [
  // @ts-expect-error another method than the operation's
  remote<typeof readPet>({ method: 'post', path: '/api/pets/{petId}', load }),
  // @ts-expect-error another path
  remote<typeof readPet>({ method: 'get', path: '/api/pets', load }),
  // @ts-expect-error a parameter that is not in the path
  ask(pet, { params: { userId: '1' } }),
  // @ts-expect-error a query parameter that the operation does not take
  ask(pet, { params: { petId: '1' }, query: { sort: 'newest' } }),
]

test('a call fills in and escapes the parameters of its path', async () => {
  answering({ name: 'Rex' })
  const { answer } = await call(pet, { params: { petId: 'a/b' }, query: { q: 'é', offset: 2 } })
  expect(answer).toEqual({ name: 'Rex' })
  expect(fetching).toHaveBeenCalledWith('/api/pets/a%2Fb?q=%C3%A9&offset=2', expect.objectContaining({ method: 'GET' }))
})

test('sending a request loads no schema', async () => {
  answering({})
  await ask(pet, { params: { petId: '1' } })
  expect(load).not.toHaveBeenCalled()
})

test.each([[{ name: 7 }], [{}], [null], ['Rex']])('%j does not match the schema and is rejected', async (body) => {
  answering(body)
  expect((await call(pet, { params: { petId: '1' } })).answer).toBeNull()
})

test('an unknown key is ignored, even beside an invalid one', async () => {
  answering({ name: 'Rex', age: 3 })
  expect((await call(pet, { params: { petId: '1' } })).answer).toMatchObject({ name: 'Rex' })
  answering({ name: null, age: 3 })
  expect((await call(pet, { params: { petId: '1' } })).answer).toBeNull()
})

test('an error response has no answer but includes its reply', async () => {
  answering({ message: 'No such pet.' }, 404)
  const { reply, answer } = await call(pet, { params: { petId: '1' } })
  expect([reply.status, answer]).toEqual([404, null])
})

test('a schema that fails to load leaves no answer', async () => {
  const gone: typeof pet = { ...pet, load: () => Promise.reject(new Error('offline')) }
  expect(await answerIn(gone, { ok: true, status: 200, text: '{"name":"Rex"}' })).toBeNull()
})
