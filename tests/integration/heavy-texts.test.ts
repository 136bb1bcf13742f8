import { Socket } from 'node:net'
import { db } from '@/lib/db'
import { fittingJson, heaviestList } from '@/lib/http/list-response'
import { browseSubmissions, findSubmissionText } from '@/lib/submissions/queries'
import { taskJson } from '@/lib/tasks/json'
import { browseAllTasks } from '@/lib/tasks/managed/queries'
import { browseTasks, findTask, listTasks, listTasksOf, todaysTasks } from '@/lib/tasks/queries'
import { longestListedText } from '@/lib/tasks/limits'
import { longestTaskList, manageTasksSchema, taskListSchema } from '@/lib/tasks/schema'
import { createAdministrator, createSubmissionRow, createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const megabyte = 'Water. '.repeat(150_000)

/** The number of bytes received from the database while `work` ran. */
async function bytesRead(work: () => Promise<unknown>): Promise<number> {
  const handles = () => (process as unknown as { _getActiveHandles: () => unknown[] })._getActiveHandles()
  const read = () =>
    handles().reduce<number>((sum, handle) => sum + (handle instanceof Socket ? handle.bytesRead : 0), 0)
  const before = read()
  await work()
  return read() - before
}

async function familyOf(count: number, data: object) {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  for (let index = 0; index < count; index += 1) await createTaskRow(member.id, data)
  return { member, scope: testScope(member), adminScope: testScope(administrator) }
}

test('thirty concurrent lists read only a small part of eighteen texts of a megabyte', async () => {
  const { member, scope, adminScope } = await familyOf(18, { response: megabyte, feedback: megabyte })
  const whole = await listTasks(scope)
  expect(whole.tasks.map(({ response }) => response?.length)).toEqual(Array(18).fill(longestListedText))
  expect(whole.tasks[0]?.response).toBe(`${megabyte.slice(0, longestListedText - 1)}…`)
  const readings: Record<string, () => Promise<unknown>> = {
    rest: () => listTasks(scope),
    restOfOne: () => listTasksOf(adminScope, member.id),
    dashboard: () => todaysTasks(scope),
    tasksScreen: () => browseTasks(scope, taskListSchema.parse({ tab: 'today' })),
    manageTasks: () => browseAllTasks(adminScope, manageTasksSchema.parse({ member: member.id })),
  }
  for (const [name, read] of Object.entries(readings)) {
    const bytes = await bytesRead(() => Promise.all(Array.from({ length: 30 }, read)))
    expect([name, bytes > 1000 && bytes < 3_000_000]).toEqual([name, true])
  }
  // A single task is returned whole.
  const id = whole.tasks[0]?.id ?? ''
  expect((await findTask(scope, id)).response).toBe(megabyte)
})

test('short texts are whole in lists, and long ones are cut between characters', async () => {
  const exact = '🦊'.repeat(longestListedText)
  const { scope } = await familyOf(1, { description: exact, response: `${exact}!`, feedback: null })
  const [task] = (await listTasks(scope)).tasks
  expect(task?.description).toBe(exact)
  expect(task?.response).toBe(`${'🦊'.repeat(longestListedText - 1)}…`)
  expect(task?.feedback).toBeNull()
})

test('no list response exceeds 300 KB, and the pages cover every task', async () => {
  const text = '漢'.repeat(20_000)
  const { member, scope } = await familyOf(130, {
    title: '漢'.repeat(200),
    description: text,
    response: text,
    feedback: text,
  })
  const seen = new Set<string>()
  let total = Infinity
  while (seen.size < total) {
    const list = await listTasks(scope, { offset: seen.size })
    const json = fittingJson(list.tasks.map((task) => taskJson(task, scope.now, scope.viewer)))
    const answer = JSON.parse(json) as { id: string }[]
    expect(answer.length).toBeGreaterThan(0)
    expect(answer.length).toBeLessThanOrEqual(longestTaskList)
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(heaviestList)
    answer.forEach(({ id }) => seen.add(id))
    total = list.total
  }
  expect(seen.size).toBe(await db.task.count({ where: { assigneeId: member.id } }))
})

test('a page of submissions reads excerpts, and administrators can read one in full', async () => {
  const { member, scope, adminScope } = await familyOf(0, {})
  const task = await createTaskRow(member.id, { response: megabyte })
  for (let index = 0; index < 18; index += 1) {
    const at = new Date(Date.parse('2026-11-21T10:00:00Z') + index * 1000).toISOString()
    await createSubmissionRow(task.id, member.id, { text: index === 17 ? megabyte : `${megabyte}${index}`, at })
  }
  const { submissions, total } = await browseSubmissions(adminScope, task.id, 1)
  expect([submissions.length, total]).toEqual([10, 18])
  expect(submissions.map(({ isResponse }) => isResponse)).toEqual([true, ...Array(9).fill(false)])
  expect(await bytesRead(() => browseSubmissions(adminScope, task.id, 1))).toBeLessThan(400_000)
  const second = submissions[1]?.id ?? ''
  expect(await findSubmissionText(adminScope, second)).toEqual({ id: second, taskId: task.id, text: `${megabyte}16` })
  await expect(findSubmissionText(scope, second)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(findSubmissionText(adminScope, task.id)).rejects.toMatchObject({ code: 'not_found' })
})
