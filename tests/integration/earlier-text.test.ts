import { submitSolution } from '@/lib/submissions/commands'
import { updateTask } from '@/lib/tasks/commands'
import { createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const first =
  'We played Carcassonne with the river part at the kitchen table. It took longer than an hour and Leo always wanted more cookies.'
const second = `${first} Leo won because he had the giant city and I had only 61 points.`

async function boardGame() {
  const member = await createUser()
  const task = await createTaskRow(member.id, {
    title: 'Board game hour',
    description: 'Play a real game, and play it to the end.',
    expectations: ['which game you played', 'who won', 'how you felt about it'].map((text) => ({
      text,
      isHidden: false,
    })),
  })
  const submit = (text: string) => submitSolution(testScope(member), { taskId: task.id, text })
  return { task, submit }
}

test('what the last feedback asked for is looked for in what was added', async () => {
  const { submit } = await boardGame()
  const { isAccepted, feedback } = await submit(first)
  expect([isAccepted, feedback]).toEqual([false, expect.stringContaining('You did not say who won.')])
  const added = await submit(second)
  expect(added.isAccepted).toBe(true)
  expect(added.expectations.map(({ level }) => level)).toEqual(['full', 'full', 'none'])
  expect((await submit(`${second} It was fun.`)).isAccepted).toBe(true)
})

test('the same text is refused where nothing was asked for, as after an edit of the task', async () => {
  const { submit, task } = await boardGame()
  await submit(first)
  const administrator = testScope(await createUser({ isAdmin: true }))
  await updateTask(administrator, { taskId: task.id, points: 20 })
  expect((await submit(second)).isAccepted).toBe(false)
})
