import { readImport as readIn } from '@/lib/imports/reading'
import { inEnglish } from '@/tests/fixtures/english'

const readImport = (text: string) => readIn(text, 'Europe/Paris')
const heading = '| user | title | description | date |'
const rule = '|---|:---:|---:|:---|'
const rows = ['| emma | A | Do a, b. | 2027-03-28 |', '| noah | B | Do b. | 2027-03-29 |']
const table = [heading, rule, ...rows].join('\n')
const withoutOuterPipes = (text: string) => text.replaceAll(/^\| | ?\|$/gm, '')

/** The fields of each task with its user, as `emma: A (2027-03-28)`. */
const tasksIn = (text: string) =>
  readImport(text).entries.flatMap(({ user, tasks }) =>
    tasks.map(({ title, task }) => `${user}: ${title} (${task?.date})`),
  )

test.each<[string, string, string[]]>([
  ['alone', table, []],
  ['with Windows line breaks and spaces around', `\r\n ${table.replaceAll('\n', '  \r\n  ')}\r\n`, []],
  ['without pipes around the rows', withoutOuterPipes(table), []],
  ['without a ruling', table.replace(`${rule}\n`, ''), []],
  ['with rulings as databases print them', `+----+----+\n${table.replace(rule, '+====+====+')}\n+----+----+`, []],
  ['with empty rows', table.replace(rows[1] ?? '', `| | | | |\n${rows[1]}\n|  |`), []],
  ['in a code fence', `\`\`\`markdown\n${table}\n\`\`\``, []],
  ['below a sentence', `Here are two tasks:\n\n${table}`, ['prose']],
  ['directly below and above a sentence', `Here are {two} [tasks]:\n${table}\nEnjoy!`, ['prose']],
  ['above sentences', `${withoutOuterPipes(table)}\n\nEnjoy, and tell me more!\nBye.`, ['prose']],
  ['in a fence between sentences', `Here:\n\`\`\`\n${withoutOuterPipes(table)}\n\`\`\`\nEnjoy [them]!`, ['prose']],
  ['with bold headings', table.replace(/(user|title|date)/g, '**$1**'), []],
  ['of each user', `For Emma:\n${table.replace(`\n${rows[1]}`, '')}\n\nFor Noah:\n\n${heading}\n${rows[1]}`, ['prose']],
  [
    'of each user in fences',
    rows.map((row) => `For you:\n\n\`\`\`\n${[heading, rule, row].join('\n')}\n\`\`\``).join('\n'),
    ['prose'],
  ],
])('a Markdown table %s is read', (_, text, notes) => {
  expect(readImport(text)).toMatchObject({ error: null, notes: [...notes, 'table', 'grouped'] })
  expect(tasksIn(text)).toEqual(['emma: A (2027-03-28)', 'noah: B (2027-03-29)'])
  const wrong = text.replace('2027-03-29', 'soon')
  const { place } = readImport(wrong).error ?? {}
  expect(wrong.slice(place?.start, place?.end)).toContain('noah | B | Do b. | soon')
})

test('its headings may be French, in any order, with columns of other names', () => {
  const french =
    '| Jour | Tâche | N° | Enfant | Consigne |\n|--|--|--|--|--|\n| 3/4/2027 | Lire | 1 | zoé | Dis quoi. |'
  expect(readImport(french)).toMatchObject({ error: null, notes: ['table', 'grouped', 'dayFirst'] })
  expect(tasksIn(french)).toEqual(['zoé: Lire (2027-04-03)'])
})

test.each([
  ['A \\| B &#124; C', 'A | B | C'],
  ['**Read**', 'Read'],
  ['`Read`', 'Read'],
  ['**Read** it, *all* \\*', '**Read** it, *all* *'],
  ['Read<br>Tell<BR />Draw', 'Read\nTell\nDraw'],
  ['"Max" reads', '"Max" reads'],
  ['{ "a": 1 }', '{ "a": 1 }'],
])('the cell %j is %j', (cell, title) => {
  expect(readImport(table.replace('A', cell)).entries[0]?.tasks[0]?.title).toBe(title)
})

test.each([
  ['who; when', ['who', 'when']],
  ['who<br>when; where', ['who', 'when; where']],
  ['who \\| when; where', ['who', 'when; where']],
  ['who | when |', ['who', 'when']],
  ['', []],
])('the expectations %j are %j', (cell, expectations) => {
  const text = `${heading} expectations |\n${rule}---|\n| emma | A | Do a. | 2027-03-28 | ${cell} |`
  const { error, entries } = readImport(text)
  expect(error).toBeNull()
  expect(entries[0]?.tasks[0]?.task?.expectations.map(({ text }) => text)).toEqual(expectations)
})

test('a pipe that is not escaped is part of the last column, whatever it is', () => {
  const text = '| user | title | date | description |\n|-|-|-|-|\n| emma | A | 2027-03-28 | Say a | b. | |'
  expect(readImport(text).entries[0]?.tasks[0]?.task?.description).toBe('Say a | b.')
})

test.each([
  ['a pipe too many', table.replace('Do b.', 'Do a | b.'), "Date format for task 'B' should be YYYY-MM-DD"],
  ['a cell too few', table.replace('Do b. | ', ''), "Tasks for user 'noah' must include title, description, and date"],
  [
    'a broken row',
    withoutOuterPipes(table).replace('Do b.', 'Do\nb.'),
    "Tasks for user 'noah' must include title, description, and date",
  ],
  ['no user', table.replace('noah', ' '), "Each entry must have a valid 'user' field"],
  ['headings only', `${heading}\n${rule}`, 'Invalid JSON'],
])('with %s it keeps the specified errors', (_, text, message) => {
  expect(inEnglish(readImport(text).error?.message)).toBe(message)
})

test('data below a table is read instead of it, as before', () => {
  const json = JSON.stringify([{ user: 'mia', tasks: [{ title: 'C', description: 'c', date: '2027-03-30' }] }])
  for (const between of ['\n\nAs JSON:\n', '\n', ' '])
    expect(tasksIn(`${table}${between}${json}`)).toEqual(['mia: C (2027-03-30)'])
  expect(tasksIn(`${table}\n\n\`\`\`csv\nuser,title,description,date\nmia,C,c,2027-03-30\n\`\`\``)).toEqual([
    'mia: C (2027-03-30)',
  ])
})
