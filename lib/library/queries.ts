import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import type { Locale } from '@/lib/i18n/locale'
import { browseLibrary, type BrowsedTask, type LibraryPage } from '@/lib/library/browse'
import { libraryTasks } from '@/lib/library/library'
import { mostFamilyTasks, type LibraryChoice } from '@/lib/library/schema'
import type { FamilyTask } from '@/lib/library/family-task'
import type { Scope } from '@/lib/scope'
import { storedExpectations } from '@/lib/tasks/expectations'

/** The tasks that the family saved for its plans in a language, the latest first. */
export async function familyTasks(scope: Scope, language: Locale): Promise<FamilyTask[]> {
  authorize(scope.viewer, 'task:manage')
  const rows = await db.familyTemplate.findMany({
    where: { language },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostFamilyTasks,
    select: { id: true, title: true, description: true, expectations: true, points: true },
  })
  return rows.map((row) => ({ ...row, expectations: storedExpectations(row.expectations) }))
}

/** A page of the library and the family's own tasks. */
export async function readLibrary(scope: Scope, choice: LibraryChoice): Promise<LibraryPage> {
  const language = choice.language || scope.locale
  return browseLibrary(await familyTasks(scope, language), libraryTasks(language), choice)
}

/** A task of the library or of the family by its id; null if there is none in that language. */
export async function findLibraryTask(scope: Scope, id: string, language: Locale): Promise<BrowsedTask | null> {
  const everything = { query: '', theme: '', level: '', language, page: 1 } as const
  const own = await familyTasks(scope, language)
  const isMeant = (task: { id: string }) => task.id === id
  const { tasks } = browseLibrary(own.filter(isMeant), libraryTasks(language).filter(isMeant), everything)
  return tasks[0] ?? null
}
