import { messageOf, type EncodedMessage } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { isDay, isPlannable, type Day } from '@/lib/calendar'
import { entryKeys, misspeltKey, taskKeys } from '@/lib/imports/keys'
import type { Path } from '@/lib/imports/locate'
import { fieldsOf, isRecord } from '@/lib/record'
import { expiryInstant, isBeforeEndOf } from '@/lib/tasks/expiry'
import type { Expectation } from '@/lib/tasks/expectations'
import { defaultTaskPoints, longestDescription, longestTitle, maxTaskPoints } from '@/lib/tasks/limits'
import { expectationsSchema } from '@/lib/tasks/schema'
import { isStorableText, isVisibleText } from '@/lib/text'

/** A validation error with the specified message, and its path in the data. */
export type EntryError = {
  readonly message: EncodedMessage
  readonly path: Path
  /** Refuses this entry and no other, so a screen need not refuse the whole import. See docs/rules.md, rule 31. */
  readonly isOfEntryOnly?: true
}

/** A task of an entry. */
export type ImportTask = {
  readonly title: string
  readonly description: string
  readonly expectations: readonly Expectation[]
  readonly date: Day
  /** An instant with its zone, a day that it lasts to the end of, or null for the default. */
  readonly expiresAt: string | null
  readonly points: number
}

export type CheckedTask = {
  readonly title: string
  readonly task: ImportTask | null
  readonly error: EntryError | null
}

/** A validated entry: its tasks, and its first error, which prevents the import of all of them. */
export type CheckedEntry = {
  readonly user: string | null
  readonly tasks: readonly CheckedTask[]
  readonly error: EntryError | null
}

const exampleExpiry = '2027-03-28T23:59:59+02:00'
const instant = z.iso.datetime({ offset: true })
/** An instant in ISO 8601 as it is also written: without seconds, with a blank for the T, with a short zone. */
const shortForm = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(?:(Z)|([+-]\d{2}):?(\d{2})?)$/
/** The same in its full form, and anything else unchanged. The last minute of a day lasts to its end. */
function fullForm(expiry: unknown): unknown {
  const found = typeof expiry === 'string' ? shortForm.exec(expiry) : null
  if (!found) return expiry
  const [, day, time, seconds = time === '23:59' ? ':59' : ':00', utc, hours, minutes = '00'] = found
  return `${day}T${time}${seconds}${utc ?? `${hours}:${minutes}`}`
}
const isInstant = (text: string) => instant.safeParse(text).success && isPlannable(text)
const isText = (value: unknown): value is string =>
  typeof value === 'string' && isVisibleText(value) && isStorableText(value)
/**
 * Validates all entries; docs/rules.md fixes the order of the checks. Null when the data is not an array. Used by both
 * the browser's preview and the server. Days end in the family's time zone.
 */
export function checkEntries(data: unknown, timeZone: string): CheckedEntry[] | null {
  return Array.isArray(data) ? data.map((entry, index) => checkEntry(entry, index, timeZone)) : null
}

function checkEntry(entry: unknown, index: number, timeZone: string): CheckedEntry {
  const { user, tasks } = fieldsOf(entry)
  const list: unknown[] = Array.isArray(tasks) ? tasks : []
  const name = isText(user) ? user.trim() : null
  const checked = list.map((task, at) => checkTask(task, name ?? '', [index, 'tasks', at], timeZone))
  if (name === null) {
    const isThere = isRecord(entry) && 'user' in entry
    return {
      user: null,
      tasks: checked,
      error: { message: messageOf('imports.userRequired'), path: isThere ? [index, 'user'] : [index] },
    }
  }
  if (list.length === 0) {
    const isThere = isRecord(entry) && 'tasks' in entry
    return {
      user: name,
      tasks: [],
      error: {
        message: messageOf('imports.tasksRequired', { user: name }),
        path: isThere ? [index, 'tasks'] : [index],
      },
    }
  }
  const misspelt = misspeltKey(fieldsOf(entry), entryKeys)
  const own = misspelt && {
    message: messageOf('imports.misspeltEntryKey', { user: name, ...misspelt }),
    path: [index, misspelt.key],
  }
  return { user: name, tasks: checked, error: checked.find((task) => task.error)?.error ?? own ?? null }
}

function checkTask(task: unknown, user: string, path: Path, timeZone: string): CheckedTask {
  const {
    title: rawTitle,
    description,
    date,
    expires_at: expiry,
    points = defaultTaskPoints,
    expectations,
  } = fieldsOf(task)
  const title = isText(rawTitle) ? rawTitle.trim() : ''
  const invalid = (message: EncodedMessage, ...field: Path): CheckedTask => ({
    title,
    task: null,
    error: { message, path: [...path, ...field] },
  })

  if (title === '' || !isText(description) || isMissing(date))
    return invalid(messageOf('imports.fieldsRequired', { user }))
  if (typeof date !== 'string' || !isDay(date) || !isPlannable(date))
    return invalid(messageOf('imports.dateFormat', { title }), 'date')
  const expiresAt = expiry === undefined || expiry === '' ? null : fullForm(expiry)
  if (!isExpiry(expiresAt))
    return invalid(messageOf('imports.expiresFormat', { title, example: exampleExpiry }), 'expires_at')
  if (isBeforeEndOf(date, expiryInstant(expiresAt, timeZone), timeZone)) {
    const message = messageOf('imports.expiresTooEarly', { title, day: date })
    return { title, task: null, error: { message, path: [...path, 'expires_at'], isOfEntryOnly: true } }
  }
  if (!isPoints(points)) return invalid(messageOf('imports.pointsRange', { title, most: maxTaskPoints }), 'points')
  const misspelt = misspeltKey(fieldsOf(task), taskKeys)
  if (misspelt) return invalid(messageOf('imports.misspeltKey', { title, ...misspelt }), misspelt.key)
  if (title.length > longestTitle)
    return invalid(messageOf('imports.titleLength', { title: `${title.slice(0, 40)}…`, most: longestTitle }), 'title')
  if (description.length > longestDescription) {
    return invalid(messageOf('imports.descriptionLength', { title, most: longestDescription }), 'description')
  }
  const parsed = expectationsSchema.safeParse(expectations ?? [])
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const at = (issue?.path ?? []) as Path
    return invalid(
      messageOf('imports.expectationsInvalid', { title, reason: { message: issue?.message ?? '' } }),
      'expectations',
      ...at,
    )
  }
  return {
    title,
    task: { title, description, expectations: parsed.data, date, expiresAt, points: points ?? defaultTaskPoints },
    error: null,
  }
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''
const isExpiry = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && ((isDay(value) && isPlannable(value)) || isInstant(value)))
const isPoints = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxTaskPoints)
