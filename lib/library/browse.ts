import { pageOf } from '@/lib/http/pagination'
import type { LibraryTask } from '@/lib/library/library'
import type { LibraryChoice } from '@/lib/library/schema'
import type { FamilyTask } from '@/lib/library/family-task'
import type { Expectation } from '@/lib/tasks/expectations'
import { searchForm } from '@/lib/text'

const perPage = 20

/** A task of the library or of the family; the family's own have no theme, level or duration. */
export type BrowsedTask = FamilyTask & Partial<Pick<LibraryTask, 'theme' | 'level' | 'minutes'>> & { isOwn: boolean }

export type LibraryPage = { tasks: BrowsedTask[]; total: number; page: number; pageCount: number }

const visible = (text: string): Expectation => ({ text, isHidden: false })

/**
 * One page of the matching tasks, the family's own first, which fit every level. A search matches tasks that contain all
 * of its words.
 */
export function browseLibrary(
  own: readonly FamilyTask[],
  library: readonly LibraryTask[],
  { query, theme, level, page: wanted }: LibraryChoice,
): LibraryPage {
  const words = searchForm(query).split(/\s+/).filter(Boolean)
  const all: BrowsedTask[] = [
    ...own.map((task) => ({ ...task, isOwn: true })),
    ...library.map((task) => ({ ...task, expectations: task.expectations.map(visible), isOwn: false })),
  ]
  const found = all.filter((task) => {
    if (theme === 'own' ? !task.isOwn : theme !== '' && task.theme !== theme) return false
    if (level !== '' && task.level !== undefined && task.level !== level) return false
    const text = searchForm([task.title, task.description, ...task.expectations.map((each) => each.text)].join(' '))
    return words.every((word) => text.includes(word))
  })
  const { page, pageCount, skip, take } = pageOf(found.length, perPage, wanted)
  return { tasks: found.slice(skip, skip + take), total: found.length, page, pageCount }
}
