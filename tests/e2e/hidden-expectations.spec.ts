import type { APIRequestContext } from '@playwright/test'
import { server } from './administration'
import { begin } from './expectations'
import { administrator, demoPassword, expect, signIn, test } from './fixtures'

test.use({ baseURL: server })

type Read = { name: string; text: string }

/** Every response about the task that its member can receive, as sent over the wire. */
async function readEverywhere(request: APIRequestContext, taskId: string, userId: string): Promise<Read[]> {
  const screens = [
    `/task-submission/${taskId}`,
    '/dashboard',
    '/dashboard/tasks?tab=today',
    '/profile',
    `/users/${userId}`,
    `/admin/tasks/${taskId}`,
    '/leaderboard',
  ]
  const calls = [
    '/api/tasks',
    `/api/tasks/${taskId}`,
    `/api/tasks/user/${userId}`,
    `/api/users/${userId}/tasks`,
    '/api/users/profile',
    `/api/admin/tasks/${taskId}`,
  ]
  const read = async (path: string, headers: Record<string, string>, name: string) => ({
    name,
    text: await (await request.get(path, { headers })).text(),
  })
  return Promise.all([
    ...calls.map((path) => read(path, {}, path)),
    ...screens.map((path) => read(path, {}, path)),
    ...screens.map((path) => read(path, { RSC: '1' }, `${path} as a payload`)),
    ...screens.map((path) => read(path, { RSC: '1', 'Next-Router-Prefetch': '1' }, `${path} prefetched`)),
  ])
}

const where = (reads: readonly Read[], part: string) =>
  reads.filter(({ text }) => text.includes(part)).map(({ name }) => name)

test('no response reveals a hidden expectation to its member before acceptance, and every one shows it afterwards @once', async ({
  page,
  playwright,
}) => {
  const mark = Math.random().toString(36).slice(2, 8)
  const [hidden, shown] = [`zyxomma ${mark}`, `brimble ${mark}`]
  const { member, id } = await begin(page, [{ text: hidden, isHidden: true }, shown])
  const { request } = page
  const read = () => readEverywhere(request, id, member.id)
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data })
    return { name: path, text: await response.text() }
  }

  const before = await read()
  expect(where(before, shown)).toEqual(
    expect.arrayContaining([`/api/tasks/${id}`, `/task-submission/${id}`, '/api/tasks']),
  )
  expect(where(before, hidden)).toEqual([])

  const submission = `We played chess and I won, then we ate soup and talked about ${mark} for a long while.`
  const evaluated = await post(`/api/tasks/${id}/submit`, { submission })
  const { evaluation, feedback } = JSON.parse(evaluated.text) as {
    evaluation: { score: number; isAccepted: boolean; reasoning: string; expectations: { text: string }[] }
    feedback: string
  }
  const seen = evaluation.expectations.map(({ text }) => text)
  expect(seen.filter((text) => text !== 'The expected answer')).toEqual([shown])
  const said = [
    evaluated,
    await post('/api/tasks/save-draft', { taskId: id, response: `${submission} And more.` }),
    await post(`/api/tasks/${id}/confirm`, { submission, evaluation: { ...evaluation, feedback } }),
    await post('/api/tasks', { title: 'Mine', assignedTo: member.id }),
    { name: 'PATCH', text: await (await request.patch(`/api/tasks/${id}`, { data: { expectations: [] } })).text() },
  ]
  expect(where([...said, ...(await read())], hidden)).toEqual([])

  const parent = await playwright.request.newContext({ baseURL: server })
  await signIn(parent, administrator)
  expect(await (await parent.get(`/api/tasks/${id}`)).json()).toMatchObject({
    expectations: [
      { text: hidden, isHidden: true },
      { text: shown, isHidden: false },
    ],
  })
  expect((await parent.patch(`/api/tasks/${id}`, { data: { status: 'accepted' } })).status()).toBe(200)
  const after = await read()
  expect(where(after, hidden)).toEqual(
    expect.arrayContaining([`/api/tasks/${id}`, `/task-submission/${id}`, `/task-submission/${id} as a payload`]),
  )
  // Refused again, the task hides it again.
  expect((await parent.patch(`/api/tasks/${id}`, { data: { status: 'rejected' } })).status()).toBe(200)
  expect(where(await read(), hidden)).toEqual([])

  const other = await playwright.request.newContext({ baseURL: server })
  await signIn(other, 'noah', '', demoPassword)
  for (const part of [hidden, shown]) expect(where(await readEverywhere(other, id, member.id), part)).toEqual([])
  await Promise.all([parent.dispose(), other.dispose()])
})
