import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { administrator, demoPassword, familyDay, signIn } from '../fixtures'

const garden = {
  title: 'Water the garden',
  description: 'Water the plants in the garden. Write which plants you watered and what you noticed about them.',
}
const texts = {
  siblings:
    'I watered the sunflowers and the pumpkins with the long hose. The sunflowers are taller than me now. Under the ' +
    'pumpkin leaves the soil was still wet, so I gave those plants only a little. I noticed two bees in a yellow flower.',
  daily:
    'Today I watered the carrots, the radishes and the old rose by the gate. The radishes look out of the ground already. ' +
    'I noticed that the rose has black spots on its lower leaves, so I picked those off and put them in the bin.',
}

/** The family's administrator, and members whom no other test uses. */
async function family(newContext: () => Promise<APIRequestContext>, size: number) {
  const parent = await newContext()
  await signIn(parent, administrator)
  const members: { id: string; request: APIRequestContext }[] = []
  for (let index = 0; index < size; index += 1) {
    const username = `reused-${randomBytes(5).toString('hex')}`
    const created = await parent.post('/api/admin/users', { data: { username, password: demoPassword } })
    expect(created.status(), await created.text()).toBe(201)
    const request = await newContext()
    members.push({ id: (await signIn(request, username)).id, request })
  }
  const give = async (memberId: string, change: object = {}) => {
    const data = { ...garden, date: familyDay(), points: 10, expiresAt: familyDay(7), assignedTo: memberId, ...change }
    const created = await parent.post('/api/tasks', { data })
    expect(created.status(), await created.text()).toBe(201)
    return ((await created.json()) as { id: string }).id
  }
  return { parent, members, give }
}

type Evaluated = { evaluation: { score: number; isAccepted: boolean }; feedback: string }

async function submit(request: APIRequestContext, taskId: string, submission: string): Promise<Evaluated> {
  const response = await request.post(`/api/tasks/${taskId}/submit`, { data: { submission } })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()) as Evaluated
}

function confirm(request: APIRequestContext, taskId: string, submission: string, { evaluation, feedback }: Evaluated) {
  const { score, isAccepted } = evaluation
  return request.post(`/api/tasks/${taskId}/confirm`, {
    data: { submission, evaluation: { score, isAccepted, feedback } },
  })
}

const points = async (request: APIRequestContext) =>
  ((await (await request.get('/api/users/profile')).json()) as { points: number }).points

test('when two members submit and confirm one text at once only one is paid, even after deleting and recreating it', async ({
  playwright,
  baseURL,
}) => {
  const { parent, members, give } = await family(() => playwright.request.newContext({ baseURL }), 2)
  const tasks = [await give(members[0]?.id ?? ''), await give(members[1]?.id ?? '', { title: `${garden.title}.` })]
  const evaluated = await Promise.all(
    members.map(({ request }, index) => submit(request, tasks[index] ?? '', texts.siblings)),
  )
  expect(evaluated.map(({ evaluation }) => evaluation.isAccepted)).toContain(true)
  const confirmAll = () =>
    Promise.all(
      members.map(({ request }, index) =>
        confirm(request, tasks[index] ?? '', texts.siblings, evaluated[index] as Evaluated),
      ),
    )
  await confirmAll()
  await confirmAll()
  const earned = await Promise.all(members.map(({ request }) => points(request)))
  expect([...earned].sort()).toEqual([0, 10])

  for (const id of tasks) expect((await parent.delete(`/api/tasks/${id}`)).ok()).toBe(true)
  for (const { id, request } of members) {
    const again = await submit(request, await give(id, { title: `${garden.title}!` }), `Hello.\n${texts.siblings}`)
    expect(again.evaluation.isAccepted).toBe(false)
    expect(again.feedback).toMatch(/^(?:You told this|This was already told in the family) today/)
  }
  expect(await Promise.all(members.map(({ request }) => points(request)))).toEqual(earned)
})

test("a member's text is paid once for a daily task over five days", async ({ playwright, baseURL }) => {
  const { members, give } = await family(() => playwright.request.newContext({ baseURL }), 1)
  const [member] = members
  if (!member) throw new Error('The family has no member')
  const tasks: string[] = []
  for (const day of [0, 1, 2, 3, 4]) tasks.push(await give(member.id, { date: familyDay(day) }))
  const evaluated = await Promise.all(tasks.map((task) => submit(member.request, task, texts.daily)))
  const answers = await Promise.all(
    tasks.map((task, index) => confirm(member.request, task, texts.daily, evaluated[index] as Evaluated)),
  )
  for (const answer of answers) expect([200, 409]).toContain(answer.status())
  expect(await points(member.request)).toBe(10)

  for (const title of [`${garden.title}.`, 'Something else']) {
    const copy = await submit(member.request, await give(member.id, { title }), texts.daily)
    expect(copy.evaluation.isAccepted).toBe(false)
    expect(copy.feedback).toBe('You told this today already. What was different this time?')
  }
  expect(await points(member.request)).toBe(10)
})
