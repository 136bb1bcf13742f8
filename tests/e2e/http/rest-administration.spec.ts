import { expect, test } from '@playwright/test'
import { servers } from '../../harness/servers'
import { cronSecret, newMember, server, tasksOf } from '../administration'
import { administrator, familyDay, signIn } from '../fixtures'

// These tests create and delete tasks and users, so they avoid the server where other tests count them.
test.use({ baseURL: server })

const bulk = '/api/admin/tasks/bulk'
const task = (title: string, more: object = {}) => ({
  title,
  description: `${title}, and say how.`,
  date: familyDay(2),
  ...more,
})

test('the bulk import requires an administrator and accepts JSON arrays of at most 1 MB and 1,000 tasks', async ({
  request,
}) => {
  expect((await request.post(bulk, { data: [] })).status()).toBe(401)
  const noah = await signIn(request, 'noah')
  const before = (await tasksOf({ request }, noah.id)).length
  expect((await request.post(bulk, { data: [{ user: 'noah', tasks: [task('Mine')] }] })).status()).toBe(403)
  expect(await tasksOf({ request }, noah.id)).toHaveLength(before)

  await signIn(request, administrator)
  const refused = async (data: unknown) => {
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    const response = await request.post(bulk, {
      data: Buffer.from(text),
      headers: { 'Content-Type': 'application/json' },
    })
    return [response.status(), ((await response.json()) as { message: string }).message]
  }
  expect(await refused({ user: 'noah' })).toEqual([400, 'Data must be an array of user task objects'])
  expect(await refused('[{')).toEqual([400, 'Invalid JSON'])
  const many = Array.from({ length: 1001 }, (_, index) => task(`T${index}`))
  expect(await refused([{ user: 'noah', tasks: many }])).toEqual([
    413,
    'At most 1,000 tasks can be imported at once; there are 1,001 here',
  ])
  expect((await refused([{ user: 'x'.repeat(1024 * 1024) }]))[0]).toBe(413)
  expect(await tasksOf({ request }, noah.id)).toHaveLength(before)
})

test('the bulk import returns one result per entry, also for a thousand tasks', async ({ request }) => {
  await signIn(request, administrator)
  const { username, id } = await newMember({ request })
  const tasks = Array.from({ length: 998 }, (_, index) => task(`Task ${index}`))
  const data = [
    { user: username, tasks },
    { user: username, tasks: [task('bad', { date: 'soon' })] },
    { user: 'nobody', tasks: [task('lost')] },
  ]
  const response = await request.post(bulk, { data })
  const { results } = (await response.json()) as { results: Record<string, unknown>[] }
  expect(results.map((result) => Object.keys(result).sort())).toEqual(
    Array(3).fill(['message', 'success', 'taskIds', 'tasksAdded', 'user']),
  )
  expect(results.map(({ user, success, message, tasksAdded }) => [user, success, message, tasksAdded])).toEqual([
    [username, true, '998 tasks added', 998],
    [username, false, "Date format for task 'bad' should be YYYY-MM-DD", 0],
    ['nobody', false, 'User not found', 0],
  ])
  expect((results[0]?.taskIds as string[]).length).toBe(998)
  const again = (await (await request.post(bulk, { data })).json()) as {
    results: { tasksAdded: number; message: string }[]
  }
  expect(again.results[0]).toMatchObject({ tasksAdded: 0, message: 'Nothing added: all 998 tasks are already there' })
  expect(await tasksOf({ request }, id)).toHaveLength(998)
})

test('an entry that cannot be stored is reported, and the others are imported', async ({ request }) => {
  await signIn(request, administrator)
  const { username } = await newMember({ request })
  const piano = { title: 'Piano', description: 'Play it twice.', date: familyDay(1) }
  const response = await request.post(bulk, {
    data: [
      { user: username, tasks: [{ ...piano, title: 'Pi\0ano' }] },
      { user: username, tasks: [piano] },
    ],
  })
  expect(response.status()).toBe(200)
  const { results } = (await response.json()) as { results: unknown[] }
  expect(results).toMatchObject([
    {
      user: username,
      success: false,
      message: `Tasks for user '${username}' must include title, description, and date`,
      tasksAdded: 0,
    },
    { user: username, success: true, tasksAdded: 1 },
  ])
})

const message = { to: 'emma@example.org', from: 'Mum <laurel@example.org>', subject: 'Hello', html: '<p>Hello</p>' }

test('the e-mail calls require an administrator', async ({ request }) => {
  const both = async () => [
    (await request.get('/api/send-emails/status')).status(),
    (await request.post('/api/send-emails', { data: message })).status(),
  ]
  expect(await both()).toEqual([401, 401])
  await signIn(request, 'noah')
  expect(await both()).toEqual([403, 403])
})

test('the e-mail calls respond as specified and reject header injection', async ({ request }) => {
  await signIn(request, administrator)
  expect(await (await request.get('/api/send-emails/status')).json()).toEqual({
    defaultSender: 'laurel@example.org',
    message: 'Email service is ready',
    resendConfigured: true,
  })
  const send = async (change: object) => {
    const response = await request.post('/api/send-emails', { data: { ...message, ...change } })
    return [response.status(), (await response.json()) as { error?: string; data?: { id: string } }] as const
  }
  const [status, answer] = await send({})
  expect(status).toBe(200)
  expect(answer).toEqual({ data: { id: expect.stringMatching(/^fake-\d+$/) } })
  const rejections: [object, string][] = [
    [
      { subject: 'Hello\r\nBcc: all@example.org' },
      'The subject cannot contain line breaks or other control characters',
    ],
    [{ from: 'Mum\r\n <laurel@example.org>' }, 'The sender cannot contain line breaks or other control characters'],
    [
      { to: 'emma@example.org\nnoah@example.org' },
      'The recipient cannot contain line breaks or other control characters',
    ],
    [{ to: '' }, 'Please fill in all required fields'],
    [{ html: undefined }, 'Please fill in all required fields'],
    [{ html: '<script>alert(1)</script>' }, 'Nothing is left of this message once unsafe HTML is removed'],
    [
      { from: 'ceo@bank.example' },
      'E-mails can only be sent from laurel@example.org. You are free to choose the name before it.',
    ],
  ]
  for (const [change, error] of rejections) {
    const [code, body] = await send(change)
    expect([code, body.error]).toEqual([400, error])
  }
})

test('the schedule requires its secret and accepts only GET', async ({ request }) => {
  const url = '/api/cron/recurring'
  for (const Authorization of [
    '',
    'Bearer',
    'Bearer ',
    'Bearer wrong',
    cronSecret,
    `Bearer ${cronSecret} `.replace(/ $/, 'x'),
    `Basic ${cronSecret}`,
  ]) {
    const response = await request.get(url, { headers: { Authorization } })
    expect([response.status(), ((await response.json()) as { message: string }).message], Authorization).toEqual([
      401,
      'The schedule’s secret is missing or wrong.',
    ])
  }
  expect((await request.get(`${url}?secret=${cronSecret}`)).status()).toBe(401)
  expect((await request.post(url, { headers: { Authorization: `Bearer ${cronSecret}` } })).status()).toBe(405)
})

test('the schedule returns counts, also for concurrent calls', async ({ request }) => {
  const headers = { Authorization: `Bearer ${cronSecret}` }
  const calls = Array.from({ length: 3 }, () => request.get('/api/cron/recurring', { headers }))
  for (const response of await Promise.all(calls)) {
    expect(response.status()).toBe(200)
    expect(Object.keys((await response.json()) as object).sort()).toEqual(
      ['pointsCorrected', 'rulesExtended', 'status', 'streaksCorrected', 'tasksAdded', 'tasksExpired'].sort(),
    )
  }
})

test('the schedule is disabled when no secret is configured', async ({ request }) => {
  const headers = { Authorization: 'Bearer ' }
  const closed = await request.get(`${servers.rules}/api/cron/recurring`, { headers })
  expect([closed.status(), ((await closed.json()) as { message: string }).message]).toEqual([
    503,
    'The schedule is not set up: CRON_SECRET is missing.',
  ])
})
