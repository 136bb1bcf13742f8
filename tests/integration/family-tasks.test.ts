import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { deleteFamilyTask, saveFamilyTask } from '@/lib/library/commands'
import { libraryTasks } from '@/lib/library/library'
import { familyTasks, findLibraryTask } from '@/lib/library/queries'
import { mostFamilyTasks } from '@/lib/library/schema'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

// Concurrent calls need a connection each.
process.env.DATABASE_POOL_SIZE = '15'

let parent: Viewer
beforeAll(async () => {
  parent = await createAdministrator()
})

const feedRex = {
  title: 'Feed Rex',
  description: 'Say what he did first.',
  expectations: [{ text: 'how much he ate', isHidden: true }],
  points: 10,
  language: 'en',
} as const
const save = (change: Partial<Parameters<typeof saveFamilyTask>[1]> = {}) =>
  saveFamilyTask(testScope(parent), { ...feedRex, expectations: [...feedRex.expectations], ...change })

test('a task is saved once in each language, and one of the same title is replaced', async () => {
  await Promise.all([save(), save(), save({ title: ' feed  REX', points: 20 })])
  await save({ points: 15 })
  await save({ language: 'fr' })
  const [saved, ...others] = await familyTasks(testScope(parent), 'en')
  expect(others).toEqual([])
  expect(saved).toMatchObject({ title: 'Feed Rex', points: 15, expectations: feedRex.expectations })
  const id = saved?.id ?? ''
  expect(await findLibraryTask(testScope(parent), id, 'en')).toMatchObject({ id, isOwn: true })
  expect(await findLibraryTask(testScope(parent), id, 'fr')).toBeNull()
  await deleteFamilyTask(testScope(parent), id)
  await expect(deleteFamilyTask(testScope(parent), id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(saveFamilyTask(testScope(await createUser()), { ...feedRex, expectations: [] })).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('an unchanged task of the library is not added to it again', async () => {
  const [task] = libraryTasks('en')
  if (!task) throw new Error('The library is empty.')
  const { title, description, points } = task
  const expectations = task.expectations.map((text) => ({ text, isHidden: false }))
  const alreadyThere = { code: 'conflict', message: 'library.alreadyThere' }
  await expect(save({ title, description, expectations, points })).rejects.toMatchObject(alreadyThere)
  await save({ title, description, expectations, points: points + 1 })
  expect((await familyTasks(testScope(parent), 'en')).map((each) => each.title)).toEqual([title])
})

test('there are at most three hundred in a language, however many are saved at once', async () => {
  await db.familyTemplate.deleteMany()
  const row = (title: string) => ({ ...feedRex, expectations: [], title, titleKey: title, createdAt: new Date() })
  await db.familyTemplate.createMany({
    data: Array.from({ length: mostFamilyTasks - 3 }, (_, at) => row(`task ${at}`)),
  })
  const ends = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => save({ title: `New ${at}` })))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'conflict' })
  await save({ title: 'task 1', points: 3 })
  await save({ language: 'fr' })
  await expect(db.familyTemplate.create({ data: row('more') })).rejects.toThrow('There are 300 tasks in this language.')
  expect(await db.familyTemplate.count({ where: { language: 'en' } })).toBe(mostFamilyTasks)
})
