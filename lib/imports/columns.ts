import { folded } from '@/lib/tasks/expectations'

type Names = Readonly<Record<string, readonly string[]>>

/** What may name the user of a task, the clearest first. */
export const userColumns = ['user', 'username', 'user name', 'assigned to', 'assignee', 'member', 'child', 'name']

const englishColumns: Names = {
  user: userColumns,
  title: ['title', 'task title', 'task', 'task name'],
  description: ['description', 'task description', 'details'],
  date: ['date', 'due date', 'day', 'due'],
  expires_at: ['expires at', 'expires', 'expiry', 'until'],
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

const nameOf = (heading: string) => folded(heading.replace(/^\ufeff/, '').replaceAll('_', ' '))
const columnIn = (headings: Names, name: string) =>
  Object.entries(headings).find(([, names]) => names.includes(name))?.[0]

/** The column of each heading; undefined for a heading with another name, or for a less clear one of the same column. */
export function columnsOf(headings: readonly string[]): readonly (string | undefined)[] {
  const names = headings.map(nameOf)
  const columns = names.map((name) => columnIn(englishColumns, name) ?? columnIn(frenchColumns, name))
  return columns.map((column, at) => (column !== undefined && clearest(column, names) === at ? column : undefined))
}

/** The index of the heading that names the column first in its list. */
function clearest(column: string, names: readonly string[]): number | undefined {
  const listed = [...(englishColumns[column] ?? []), ...(frenchColumns[column] ?? [])]
  return listed.map((name) => names.indexOf(name)).find((at) => at !== -1)
}

export const isFrench = (headings: readonly string[]) =>
  headings.some((each) => columnIn(frenchColumns, nameOf(each)) !== undefined)
