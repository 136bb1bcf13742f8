import { locales, type Locale } from '@/lib/i18n/locale'
import { readPage } from '@/lib/http/pagination'
import { themes, type Theme } from '@/lib/library/themes'
import { taskTextShape } from '@/lib/tasks/schema'
import { memberLevels, type MemberLevel } from '@/lib/users/level'
import * as z from '@/lib/zod'

/** The most tasks that a family saves for its plans in a language. */
export const mostFamilyTasks = 300

export const saveFamilyTaskSchema = z.strictObject({ ...taskTextShape, language: z.enum(locales) })
export type SaveFamilyTask = z.output<typeof saveFamilyTaskSchema>

export const familyTaskIdSchema = z.strictObject({ taskId: z.string() })

/**
 * What the library screen shows: a search, a theme or the family's own tasks, a level, a language ('' is the viewer's),
 * and a page.
 */
export type LibraryChoice = {
  query: string
  theme: Theme | 'own' | ''
  level: MemberLevel | ''
  language: Locale | ''
  page: number
}

type Parameters = Record<string, string | string[] | undefined>

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | '' =>
  known.find((each) => each === value) ?? ''

/** The choice in the address; what is unknown chooses nothing. */
export function readLibraryChoice({ q, theme, level, language, page }: Parameters): LibraryChoice {
  return {
    query: typeof q === 'string' ? q.trim().slice(0, 200) : '',
    theme: oneOf([...themes, 'own'], theme),
    level: oneOf(memberLevels, level),
    language: oneOf(locales, language),
    page: readPage(page),
  }
}
