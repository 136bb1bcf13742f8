import { askPerson } from '@/lib/appeals/commands'
import { db } from '@/lib/db'
import { removeDraft, saveDraft, sweepReplacedDrafts } from '@/lib/drafts/commands'
import { readReplacedDraft, replacedDraftAt } from '@/lib/drafts/queries'
import { mostReplaced } from '@/lib/tasks/limits'
import { confirmSubmission } from '@/lib/submissions/commands'
import { updateTask } from '@/lib/tasks/commands'
import { taskJson } from '@/lib/tasks/json'
import { findTask } from '@/lib/tasks/queries'
import type { Viewer } from '@/lib/auth/policy'
import {
  confirmationOf,
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

async function prepare() {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const task = await createTaskRow(member.id)
  const read = async (viewer: Viewer) => {
    const scope = testScope(viewer)
    return taskJson(await findTask(scope, task.id), scope.now, viewer)
  }
  return { administrator, member, task, scope: testScope(member), read }
}

test('a draft never replaces the confirmed text', async () => {
  const { member, task, scope, read } = await prepare()
  const submission = await createSubmissionRow(task.id, member.id)
  await confirmSubmission(scope, confirmationOf(submission))
  await saveDraft(scope, { taskId: task.id, text: 'haha I wrote nothing' })
  expect(await read(member)).toMatchObject({
    status: 'accepted',
    response: submission.text,
    draft: 'haha I wrote nothing',
  })
})

test('the draft of a pending task is returned as its response, and only its author sees it as a draft', async () => {
  const { member, administrator, task, scope, read } = await prepare()
  expect(await read(member)).toMatchObject({ response: null, draft: null })
  await saveDraft(scope, { taskId: task.id, text: 'half a thought' })
  expect(await read(member)).toMatchObject({ response: 'half a thought', draft: 'half a thought' })
  const theirs = await read(administrator)
  expect(theirs).toMatchObject({ response: 'half a thought' })
  expect(theirs).not.toHaveProperty('draft')
})

test('confirming or appealing clears the draft, and keeps one of other words for a day', async () => {
  const { member, task, scope, read } = await prepare()
  const refused = { isAccepted: false, text: 'I watered them all.' }
  const replaced = () => db.replacedDraft.findMany({ where: { taskId: task.id }, select: { text: true } })
  await saveDraft(scope, { taskId: task.id, text: 'I watered ' })
  await confirmSubmission(scope, confirmationOf(await createSubmissionRow(task.id, member.id, refused)))
  expect(await read(member)).toMatchObject({ response: 'I watered them all.', draft: null })
  expect(await replaced()).toEqual([])

  await saveDraft(scope, { taskId: task.id, text: 'written on the tablet' })
  const again = await createSubmissionRow(task.id, member.id, { ...refused, text: 'I watered them all, and Emma.' })
  await confirmSubmission(scope, confirmationOf(again))
  expect(await read(member)).toMatchObject({ response: again.text, draft: null })
  expect(await replaced()).toEqual([{ text: 'written on the tablet' }])

  await saveDraft(scope, { taskId: task.id, text: 'written on the phone' })
  await createSubmissionRow(task.id, member.id, { ...refused, text: 'I watered every one.' })
  await askPerson(scope, { taskId: task.id, message: '' })
  expect((await replaced()).map(({ text }) => text).sort()).toEqual(['written on the phone', 'written on the tablet'])
})

test("a reassigned task shows none of its previous member's text, and shows the confirmed one when it returns", async () => {
  const { member, administrator, task, scope, read } = await prepare()
  const other = await createUser()
  await confirmSubmission(
    scope,
    confirmationOf(await createSubmissionRow(task.id, member.id, { text: 'I watered them all.' })),
  )
  await saveDraft(scope, { taskId: task.id, text: 'a later thought' })
  await updateTask(testScope(administrator), { taskId: task.id, assignedTo: other.id })
  expect(await read(other)).toMatchObject({ response: null, draft: null })
  await saveDraft(testScope(other), { taskId: task.id, text: 'theirs' })
  await updateTask(testScope(administrator), { taskId: task.id, assignedTo: member.id })
  expect(await read(member)).toMatchObject({ response: 'I watered them all.', draft: null })
  expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).draft).toBeNull()
})

const replacedTexts = async (taskId: string) => {
  const rows = await db.replacedDraft.findMany({ where: { taskId }, orderBy: [{ replacedAt: 'asc' }, { id: 'asc' }] })
  return rows.map(({ text }) => text)
}

describe('a draft with a version', () => {
  test('is saved only over the text that it was read with, and the newer text is returned', async () => {
    const { member, task, scope, read } = await prepare()
    const save = (text: string, version: number) => saveDraft(scope, { taskId: task.id, text, version })
    expect(await save('one', 0)).toEqual({ isSaved: true, version: 1 })
    expect(await save('one two', 1)).toEqual({ isSaved: true, version: 2 })
    expect(await save('another', 1)).toEqual({ isSaved: false, version: 2, text: 'one two' })
    expect(await save('from the future', 3)).toEqual({ isSaved: false, version: 2, text: 'one two' })
    expect(await read(member)).toMatchObject({ draft: 'one two', draft_version: 2 })
    expect(await replacedTexts(task.id)).toEqual([])
  })

  test('is removed only if it is the one that was read, and kept for a day', async () => {
    const { member, task, scope, read } = await prepare()
    const remove = (version?: number) => removeDraft(scope, { taskId: task.id, version })
    expect(await remove(0)).toEqual({ isSaved: true, version: 0 })
    await saveDraft(scope, { taskId: task.id, text: 'one', version: 0 })
    await saveDraft(scope, { taskId: task.id, text: 'one two', version: 1 })
    expect(await remove(1)).toEqual({ isSaved: false, version: 2, text: 'one two' })
    expect(await replacedTexts(task.id)).toEqual([])
    expect(await remove(2)).toEqual({ isSaved: true, version: 3 })
    expect(await remove(2)).toEqual({ isSaved: true, version: 3 })
    expect(await read(member)).toMatchObject({ response: null, draft: null, draft_version: 3 })
    expect(await replacedTexts(task.id)).toEqual(['one two'])
  })

  test('that is the same text is saved, so that a lost answer can be asked for again', async () => {
    const { task, scope } = await prepare()
    await saveDraft(scope, { taskId: task.id, text: 'the same', version: 0 })
    expect(await saveDraft(scope, { taskId: task.id, text: 'the same', version: 0 })).toEqual({
      isSaved: true,
      version: 1,
    })
  })

  test('is outdated once a text was confirmed', async () => {
    const { member, task, scope } = await prepare()
    const { version } = await saveDraft(scope, { taskId: task.id, text: 'half a thought', version: 0 })
    await confirmSubmission(
      scope,
      confirmationOf(await createSubmissionRow(task.id, member.id, { isAccepted: false, text: 'I swept it twice.' })),
    )
    expect(await saveDraft(scope, { taskId: task.id, text: 'half a thought more', version })).toEqual({
      isSaved: false,
      version: version + 1,
      text: 'I swept it twice.',
    })
  })

  test('is saved by one of many devices that edited the same version', async () => {
    const { task, scope } = await prepare()
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, device) =>
        saveDraft(scope, { taskId: task.id, text: `device ${device}`, version: 0 }),
      ),
    )
    const saved = outcomes.flatMap(({ isSaved }, device) => (isSaved ? [`device ${device}`] : []))
    expect(saved).toHaveLength(1)
    expect(outcomes.filter((each) => !each.isSaved)).toEqual(
      Array.from({ length: 11 }, () => ({ isSaved: false, version: 1, text: saved[0] })),
    )
  })
})

test('the draft of a task that moves is kept for its writer, and not shown to the new assignee', async () => {
  const { administrator, member, task, scope, read } = await prepare()
  const other = await createUser()
  await saveDraft(scope, { taskId: task.id, text: 'half a thought' })
  await updateTask(testScope(administrator), { taskId: task.id, assignedTo: other.id })
  expect(await read(other)).toMatchObject({ response: null, draft: null })
  await expect(readReplacedDraft(testScope(other), { taskId: task.id })).rejects.toMatchObject({ code: 'not_found' })
  await updateTask(testScope(administrator), { taskId: task.id, assignedTo: member.id })
  expect(await readReplacedDraft(scope, { taskId: task.id })).toBe('half a thought')
})

describe('a text that another one replaced on the device', () => {
  const first = 'At first I went out. Then it rained.'

  test('is kept for a day, and offered unless the present text goes on from it', async () => {
    const { member, task, scope } = await prepare()
    const save = (text: string, version: number, replaced?: string[]) =>
      saveDraft(scope, { taskId: task.id, text, version, replaced })
    expect(await save('I went out.', 0, [first, 'I ran.'])).toEqual({ isSaved: true, version: 1 })
    expect(await replacedTexts(task.id)).toEqual([first, 'I ran.'])
    await save('I ran. And I fell.', 1, [])
    expect(await readReplacedDraft(testScope(member), { taskId: task.id })).toBe(first)
    await save(`${first} And I sang.`, 2)
    expect(await readReplacedDraft(testScope(member), { taskId: task.id })).toBe('I ran.')
  })

  test('is kept as well if nothing changes, and if a newer text was saved elsewhere', async () => {
    const { task, scope } = await prepare()
    await saveDraft(scope, { taskId: task.id, text: 'theirs' })
    const of = { taskId: task.id, version: 0 }
    expect(await saveDraft(scope, { ...of, text: 'theirs', replaced: ['mine'] })).toMatchObject({ isSaved: true })
    expect(await saveDraft(scope, { ...of, text: 'other', replaced: [first] })).toMatchObject({ isSaved: false })
    expect(await removeDraft(scope, { ...of, replaced: ['more'] })).toMatchObject({ isSaved: false })
    expect(await replacedTexts(task.id)).toEqual(['mine', first, 'more'])
  })

  test('makes no draft of the confirmed text that it gave way to', async () => {
    const { member, task, scope, read } = await prepare()
    const submission = await createSubmissionRow(task.id, member.id)
    await confirmSubmission(scope, confirmationOf(submission))
    const { text } = submission
    await saveDraft(scope, { taskId: task.id, text, replaced: ['mine'] })
    expect(await read(member)).toMatchObject({ response: text, draft: null })
    expect(await replacedTexts(task.id)).toEqual(['mine'])
  })
})

describe('a draft without a version', () => {
  test('replaces any text, which is kept once for a day', async () => {
    const { task, scope } = await prepare()
    const save = (text: string) => saveDraft(scope, { taskId: task.id, text })
    for (const text of ['a', 'b', 'b', 'a', 'b']) await save(text)
    expect(await replacedTexts(task.id)).toEqual(['b', 'a'])
    await sweepReplacedDrafts({ now: new Date(scope.now.getTime() + 24 * 60 * 60 * 1000) })
    expect(await replacedTexts(task.id)).toHaveLength(2)
    // Of three that were replaced at one moment, the last counts as two milliseconds later.
    await sweepReplacedDrafts({ now: new Date(scope.now.getTime() + 24 * 60 * 60 * 1000 + 3) })
    expect(await replacedTexts(task.id)).toEqual([])
  })

  test('leaves what it replaced to the assignee alone, for a day', async () => {
    const { member, administrator, task, scope } = await prepare()
    const other = await createUser()
    await saveDraft(scope, { taskId: task.id, text: 'from the tablet' })
    await saveDraft(scope, { taskId: task.id, text: 'from the phone' })
    const of = { taskId: task.id }
    expect(await readReplacedDraft(testScope(member), of)).toBe('from the tablet')
    expect(await replacedDraftAt(testScope(member), task)).toBe(scope.now.toISOString())
    await expect(readReplacedDraft(testScope(other), of)).rejects.toMatchObject({ code: 'not_found' })
    await expect(readReplacedDraft(testScope(administrator), of)).rejects.toMatchObject({ code: 'forbidden' })
    const later = testScope(member, new Date(scope.now.getTime() + 24 * 60 * 60 * 1000 + 1).toISOString())
    expect(await replacedDraftAt(later, task)).toBeNull()
    await expect(readReplacedDraft(later, of)).rejects.toMatchObject({ code: 'not_found' })
    await updateTask(testScope(administrator), { taskId: task.id, assignedTo: other.id })
    await expect(readReplacedDraft(testScope(other), of)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('keeps a bounded number of texts, and not what a save with a version knew', async () => {
    const { member, task, scope } = await prepare()
    const { version } = await saveDraft(scope, { taskId: task.id, text: 'read' })
    await saveDraft(scope, { taskId: task.id, text: 'read and edited', version })
    expect(await replacedTexts(task.id)).toEqual([])
    await db.replacedDraft.createMany({
      data: Array.from({ length: mostReplaced }, (_, index) => ({
        taskId: task.id,
        memberId: member.id,
        text: `old ${index}`,
        replacedAt: new Date(scope.now.getTime() - 1000 + index),
      })),
    })
    await saveDraft(scope, { taskId: task.id, text: 'by a program' })
    const kept = await replacedTexts(task.id)
    expect(kept).toHaveLength(mostReplaced)
    expect([kept[0], kept.at(-1)]).toEqual(['old 1', 'read and edited'])
  })
})
