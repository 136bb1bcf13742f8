import { folded } from '@/lib/tasks/expectations'

type Names = Readonly<Record<string, readonly string[]>>

const englishColumns: Names = {
  user: ['user', 'username', 'member', 'child', 'name'],
  title: ['title', 'task'],
  description: ['description', 'details'],
  date: ['date', 'day'],
  expires_at: ['expires_at', 'expires at', 'expires', 'expiry', 'until'],
  points: ['points'],
  expectations: ['expectations'],
}
/** French headings, beside those that are the same in English. */
export const frenchColumns: Names = {
  user: ['utilisateur', 'membre', 'enfant', 'nom', 'prénom', 'qui'],
  title: ['titre', 'tâche'],
  description: ['consigne', 'détails'],
  date: ['jour'],
  expires_at: ['expire', 'échéance'],
  expectations: ['attentes', 'attendus', 'éléments attendus'],
}

/** The columns that a table of tasks needs. */
export const requiredColumns = ['user', 'title', 'description', 'date'] as const
export type RequiredColumn = (typeof requiredColumns)[number]

export const dayColumns: readonly string[] = ['date', 'expires_at']

const nameOf = (heading: string) => folded(heading.replace(/^\ufeff/, ''))
const columnIn = (headings: Names, name: string) =>
  Object.entries(headings).find(([, names]) => names.includes(name))?.[0]

/** The column of each heading; undefined for a heading with another name. */
export const columnsOf = (headings: readonly string[]): readonly (string | undefined)[] =>
  headings.map(nameOf).map((name) => columnIn(englishColumns, name) ?? columnIn(frenchColumns, name))

export const isFrench = (headings: readonly string[]) =>
  headings.some((each) => columnIn(frenchColumns, nameOf(each)) !== undefined)
