import { readImport } from '@/lib/imports/reading'
import { isoDays } from '@/lib/imports/table-days'
import { inEnglish } from '@/tests/fixtures/english'

const isoOf = (cell: string) => isoDays([cell], null).inIso(cell)

test.each([
  '12 décembre 2026',
  '12 DECEMBRE 2026',
  'samedi 12 décembre 2026',
  'Sam. 12 déc. 2026',
  'le 12 déc 2026',
  '12 December 2026',
  '12th of December 2026',
  'Dec 12, 2026',
  'Dec. 12, 2026',
  'December 12th 2026',
  'Saturday, December 12, 2026',
  'Sat, 12 Dec 2026',
  '12-Dec-2026',
  '12\u00a0décembre\u202f2026',
  '2026/12/12',
  '2026.12.12',
])('%j is 2026-12-12', (cell) => expect(isoOf(cell)).toBe('2026-12-12'))

test.each([
  ['1er janv. 2027', '2027-01-01'],
  ['2 févr. 2027', '2027-02-02'],
  ['mar. 2 mars 2027', '2027-03-02'],
  ['3 avr. 2027', '2027-04-03'],
  ['May 1st, 2027', '2027-05-01'],
  ['2 mai 2027', '2027-05-02'],
  ['2 juin 2027', '2027-06-02'],
  ['2 juil. 2027', '2027-07-02'],
  ['August 22nd, 2027', '2027-08-22'],
  ['15 août 2027', '2027-08-15'],
  ['Sept. 23rd 2027', '2027-09-23'],
  ['2 oct. 2027', '2027-10-02'],
  ['11 nov. 2027', '2027-11-11'],
  ['2027-4-3', '2027-04-03'],
  ['2027/4/3', '2027-04-03'],
])('%j is %s', (cell, day) => expect(isoOf(cell)).toBe(day))

test.each([
  '12 jui 2026',
  '12 de 2026',
  '12 decembers 2026',
  '12 Dec 26',
  '26 Dec 12',
  'Dec 2026',
  '12 2026',
  'lundi 12 décembre 2026',
  'about 12 December 2026',
  '12 December 2026 or later',
  '12th 13 2026',
  '2026/12-13',
  '12/01/2026',
  'soon',
  '',
  'December '.repeat(10) + '12 2026',
])('%j stays as it is', (cell) => expect(isoOf(cell)).toBe(cell))

test.each([
  '31 février 2027',
  '31 February 2027',
  'Feb 31, 2027',
  '2027/02/31',
  '2027/31/12',
  '12/01/2026',
  '1 May 2500',
])('the day %s of a table is refused with the specified message', (day) => {
  const { error } = readImport(`user\ttitle\tdescription\tdate\nemma\tA\tDo a.\t${day}`, 'Europe/Paris')
  expect(inEnglish(error?.message)).toBe("Date format for task 'A' should be YYYY-MM-DD")
})

test('days and expiries in words are read beside numbers, whose order they do not tell', () => {
  const table = (day: string) =>
    `user,title,description,date,expires\nemma,A,Do a.,"Mar 28, 2027",30 mars 2027\nnoah,B,Do b.,${day},2027/04/20`
  const tasksOf = (text: string) =>
    readImport(text, 'Europe/Paris').entries.map(({ tasks }) => [tasks[0]?.task?.date, tasks[0]?.task?.expiresAt])
  expect(tasksOf(table('13/4/2027'))).toEqual([
    ['2027-03-28', '2027-03-30'],
    ['2027-04-13', '2027-04-20'],
  ])
  expect(tasksOf(table('3/4/2027'))[1]).toEqual([undefined, undefined])
})

test('days in JSON are not read so', () => {
  const json = JSON.stringify([{ user: 'emma', tasks: [{ title: 'A', description: 'a', date: '12 December 2026' }] }])
  expect(inEnglish(readImport(json, 'Europe/Paris').error?.message)).toMatch(/^Date format/)
})
