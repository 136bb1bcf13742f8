import { toDay } from '@/lib/calendar'
import { translator } from '@/lib/i18n/translator'
import { taskPrompt } from '@/lib/imports/prompt'
import { quickTemplate } from '@/lib/imports/samples'
import { firstError } from '../../harness/first-error'

const paris = 'Europe/Paris'
const t = translator('en', 'taskPrompt')

test('the quick template contains two tasks, for today and tomorrow, open until the end of the next day in Paris', () => {
  const [entry, ...others] = JSON.parse(quickTemplate('emma', toDay('2027-03-27'), paris, t)) as {
    user: string
    tasks: { date: string; expires_at: string }[]
  }[]
  expect(others).toEqual([])
  expect(entry?.user).toBe('emma')
  expect(entry?.tasks.map(({ date, expires_at }) => [date, expires_at])).toEqual([
    ['2027-03-27', '2027-03-28T23:59:59+02:00'],
    ['2027-03-28', '2027-03-29T23:59:59+02:00'],
  ])
  expect(firstError([entry], paris)).toBeNull()
})

test.each([
  ['2027-10-30', '2027-10-31T23:59:59+01:00'],
  ['2027-10-29', '2027-10-30T23:59:59+02:00'],
  ['2027-03-26', '2027-03-27T23:59:59+01:00'],
  ['2026-11-21', '2026-11-22T23:59:59+01:00'],
])('a template created on %s has the correct offset', (today, expiry) => {
  expect(quickTemplate('emma', toDay(today), paris, t)).toContain(`"${expiry}"`)
})

test('the prompt contains the schema, the expiry in Paris with its offsets, and a valid example', () => {
  const prompt = taskPrompt(['emma', 'noah'], toDay('2026-11-21'), paris, t)
  for (const part of [
    'JSON array',
    '"user"',
    '"tasks"',
    '"title"',
    '"description"',
    '"date"',
    '"expires_at"',
    'daily tasks',
  ]) {
    expect(prompt).toContain(part)
  }
  expect(prompt).toContain('the end of the day after the date, 23:59:59 Paris time')
  expect(prompt).toContain(
    'dates from 2026-11-21: +01:00\n   - dates from 2027-03-28: +02:00\n   - dates from 2027-10-31: +01:00',
  )
  expect(prompt).toContain('The usernames are: "emma", "noah".')
  const example = prompt.slice(prompt.indexOf('EXAMPLE of a whole answer:\n') + 'EXAMPLE of a whole answer:\n'.length)
  expect(firstError(JSON.parse(example), paris)).toBeNull()
})

test('in French the template and the prompt’s example are valid too', () => {
  const french = translator('fr', 'taskPrompt')
  const template = quickTemplate('emma', toDay('2026-11-21'), paris, french)
  expect(template).toContain('Lire pendant vingt minutes')
  expect(firstError(JSON.parse(template), paris)).toBeNull()
  expect(taskPrompt(['emma'], toDay('2026-11-21'), paris, french)).toContain(template)
})
