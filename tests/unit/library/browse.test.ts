import { browseLibrary } from '@/lib/library/browse'
import { libraryTasks } from '@/lib/library/library'
import { readLibraryChoice } from '@/lib/library/schema'
import type { FamilyTask } from '@/lib/library/family-task'

const own: FamilyTask = {
  id: 'own',
  title: 'Feed Rex',
  description: 'Say what he did first.',
  expectations: [{ text: 'how much he ate', isHidden: true }],
  points: 10,
}
const browse = (parameters: Record<string, string>, language: 'en' | 'fr' = 'en') =>
  browseLibrary([own], libraryTasks(language), readLibraryChoice(parameters))

test('without a filter, the pages list every task once, the family’s own first', () => {
  const first = browse({})
  const pages = Array.from({ length: first.pageCount }, (_, index) => browse({ page: String(index + 1) }).tasks)
  expect(first.tasks[0]).toMatchObject({ id: 'own', isOwn: true })
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(libraryTasks('en').length + 1)
  expect(first.total).toBe(libraryTasks('en').length + 1)
})

test('a search finds tasks that contain all of its words, whatever their case and accents', () => {
  expect(browse({ q: '  REX ate' }).tasks.map(({ id }) => id)).toEqual(['own'])
  const accented = libraryTasks('fr').find(({ title }) => /é/u.test(title))
  const plain = accented?.title.normalize('NFD').replace(/\p{M}/gu, '') ?? ''
  expect(browse({ q: plain }, 'fr').tasks.map(({ id }) => id)).toContain(accented?.id)
  expect(browse({ q: "l'école" }, 'fr').total).toBe(browse({ q: 'l’école' }, 'fr').total)
  expect(browse({ q: "l'école" }, 'fr').total).toBeGreaterThan(0)
  expect(browse({ q: 'oeuf' }, 'fr').total).toBeGreaterThan(0)
  expect(browse({ q: 'no task says this' })).toMatchObject({ tasks: [], total: 0, page: 1, pageCount: 1 })
})

test('a theme, the family’s own, and a level limit the list; unknown ones do not', () => {
  const music = browse({ theme: 'music' })
  expect(music.tasks.every(({ theme }) => theme === 'music')).toBe(true)
  expect(music.total).toBe(libraryTasks('en').filter(({ theme }) => theme === 'music').length)
  expect(browse({ theme: 'own' }).tasks.map(({ id }) => id)).toEqual(['own'])
  expect(browse({ theme: 'own', level: 'starting' }).total).toBe(1)
  expect(browse({ theme: 'music', level: 'sure' }).tasks.every(({ level }) => level === 'sure')).toBe(true)
  expect(browse({ theme: 'nonsense', level: 'none', page: '-1' })).toEqual(browse({}))
})

test('a language is chosen by its code; an unknown one is the viewer’s', () => {
  expect(readLibraryChoice({ language: 'fr' }).language).toBe('fr')
  expect(readLibraryChoice({ language: 'de' }).language).toBe('')
})
