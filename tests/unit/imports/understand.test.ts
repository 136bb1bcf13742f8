import fc from 'fast-check'
import { parseLenientJson } from '@/lib/imports/lenient-json'
import { dataOf, readImport as readIn } from '@/lib/imports/reading'
import { inEnglish } from '@/tests/fixtures/english'

const readImport = (text: string) => readIn(text, 'Europe/Paris')
const task = { title: 'A', description: 'a “quoted” [word], and // more', date: '2027-03-28' }
const entry = { user: 'emma', tasks: [task] }
const json = JSON.stringify([entry], null, 1)
const curly =
  '[{ “user”: “emma”, ‘tasks’: [{ “title”: “It’s "A"”, “description”: “a\\n‘b’, c”, “date”: “2027-03-28” }] }]'

test.each([
  ['prose before and after', `Sure! Here are [the] tasks [1]:\n\n${json}\n\nTell me {more}.`, ['prose']],
  ['prose around a fence', `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy.`, ['prose']],
  ['trailing commas', json.replaceAll(/\n *([}\]])/g, ',\n$1'), ['commas']],
  ['comments', `// for emma\n${json.replace('"user"', '/* who */ "user"')} // end`, ['comments', 'prose']],
  ['line comments of scripts', `# for emma\n${json.replace('[\n', '[ # [who]\n')} # end`, ['prose', 'comments']],
  ['keys without quotes', json.replaceAll(/"(\w+)":/g, '$1 :'), ['keys']],
  ['literals of Python', json.replace('"title"', '"expires_at": None, "isDone": True, "title"'), ['python']],
  ['a wrapper', JSON.stringify({ tasks: [entry] }), ['wrapped']],
  ['a wrapper with a title', JSON.stringify({ plan: 'Week', entries: [entry] }), ['wrapped']],
  ['a single entry', JSON.stringify(entry), ['alone']],
  ['tasks that name their user', JSON.stringify([{ ...task, user: 'emma' }]), ['grouped']],
  [
    'all of it',
    `Here: { “tasks”: [ ${JSON.stringify({ user: 'emma', ...task })}, ] }`,
    ['prose', 'quotes', 'commas', 'wrapped', 'grouped'],
  ],
])('%s is read, and the preview says how', (_, text, notes) => {
  const { error, entries, notes: found } = readImport(text)
  expect(error).toBeNull()
  expect([...found].sort()).toEqual([...notes].sort())
  expect(entries).toMatchObject([{ user: 'emma', tasks: [{ task }] }])
  expect(dataOf(text)).toMatchObject([entry])
})

test.each([`"It\\'s"`, `'It\\'s'`, `“It\\'s”`])('the escaped apostrophe of %s is an apostrophe', (title) => {
  const text = JSON.stringify([entry]).replace('"A"', title)
  expect(readImport(text)).toMatchObject({
    error: null,
    notes: ['quotes'],
    entries: [{ tasks: [{ task: { title: "It's" } }] }],
  })
})

test.each(['\n', '\r\n', '\t'])('the line break or tab %j inside a text is kept', (inside) => {
  const description = `one${inside}two \\"three\\" // four`
  const text = json.replace(JSON.stringify(task.description), `"${description}"`).replace('2027-03-28', 'soon')
  const { error, entries, notes } = readImport(text)
  expect(notes).toEqual(['lines'])
  expect(dataOf(text)).toMatchObject([{ tasks: [{ description: `one${inside}two "three" // four` }] }])
  expect(entries).toHaveLength(1)
  expect(text.slice(error?.place?.start, error?.place?.end)).toBe('"soon"')
})

test('strict JSON is read unchanged by the lenient reader', () => {
  const list = fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), { minLength: 1 })
  fc.assert(
    fc.property(list, fc.constantFrom(0, 2), (value, indent) => {
      const read = parseLenientJson(JSON.stringify(value, null, indent))
      expect(read).toMatchObject({ repairs: new Set() })
      expect(JSON.stringify(JSON.parse(read.json ?? ''))).toBe(JSON.stringify([value]))
    }),
  )
})

test('typographic and single quotes are read, and those inside a text are kept', () => {
  expect(readImport(curly)).toMatchObject({
    error: null,
    notes: ['quotes'],
    entries: [{ user: 'emma', tasks: [{ task: { title: 'It’s "A"', description: 'a\n‘b’, c' } }] }],
  })
})

test.each([
  ['“Say “hello”, then ask”', 'Say “hello”, then ask'],
  ['“Say “hello”: “bye”, “thanks””', 'Say “hello”: “bye”, “thanks”'],
  ['„Sag „hallo“, dann „tschüss““', 'Sag „hallo“, dann „tschüss“'],
  ['« Lire « Tintin », puis raconter »', 'Lire « Tintin », puis raconter'],
  ['“Take 5” of cloth, or 6””', 'Take 5” of cloth, or 6”'],
  ['“Say “hello”', 'Say “hello'],
  ['“Cut 5“ of ribbon”', 'Cut 5“ of ribbon'],
  ['”Sag „hallo“ laut”', 'Sag „hallo“ laut'],
  ['„Trenn mit „, dann weiter“', 'Trenn mit „, dann weiter'],
  ['«\u00a0Lire «\u00a0Tintin\u00a0» \u00a0»', 'Lire «\u00a0Tintin\u00a0»'],
])('the title in %s is read whole', (title, expected) => {
  const text = `[{ « user » : “emma”, tasks: [{ title: ${title}, description: “a”, date: “2027-03-28” }] }]`
  expect(readImport(text).entries).toMatchObject([{ user: 'emma', tasks: [{ task: { title: expected } }] }])
})

test.each(['“Read “Tintin” #3 today”', '“Read “Tintin” // today”', "'Read 'Tintin' #3 today'"])(
  'the title in %s is not cut where a comment could begin',
  (title) => {
    const text = `[{ user: “emma”, tasks: [{ description: “a”, date: “2027-03-28”,\ntitle: ${title}\n}] }]`
    expect(readImport(text).entries).toMatchObject([{ tasks: [{ task: { title: title.slice(1, -1) } }] }])
  },
)

test('a comment may follow a text in typographic quotes', () => {
  const text = '[{ user: “emma”, tasks: [{ title: “A”, description: “a”, date: “2027-03-28” # Sunday\n}] } // end\n]'
  expect(readImport(text).entries).toMatchObject([{ tasks: [{ task: { title: 'A', date: '2027-03-28' } }] }])
})

test('several lists in one text are all read', () => {
  const text = `For Emma:\n${json}\nFor Noah:\n${json.replace('emma', 'noah')}`
  expect(readImport(text).entries.map(({ user }) => user)).toEqual(['emma', 'noah'])
})

test('tasks of one user make one entry, however the name is spelt', () => {
  const named = [{ user: 'Zoé' }, { user: 'tom' }, { user: ' zoe\u0301 ', date: 'soon' }]
  const text = JSON.stringify(named.map((each) => ({ ...task, ...each })))
  const { error, entries } = readImport(text)
  expect(entries.map(({ user, tasks }) => [user, tasks.length])).toEqual([
    ['Zoé', 2],
    ['tom', 1],
  ])
  expect(text.slice(error?.place?.start, error?.place?.end)).toBe('"soon"')
})

test('strict JSON has no notes', () => expect(readImport(json).notes).toEqual([]))

test.each([
  ['a text that breaks off', json.slice(0, -10)],
  ['a text that breaks off in its second entry', `${JSON.stringify([entry, entry]).slice(0, -20)}`],
  ['a missing comma', json.replace('",', '"')],
  ['values without quotes', json.replace('"A"', 'A')],
  ['a missing quote before a line break', json.replace('"A"', '"A')],
  ['an ellipsis', json.replace(/\}\n *\]/, '}, ...\n]')],
  ['only prose', 'I would be glad to help! [Which goal] do you have?'],
])('%s is not guessed at: it is invalid JSON', (_, text) => {
  const reading = readImport(text)
  expect([inEnglish(reading.error?.message), reading.entries]).toEqual(['Invalid JSON', []])
  expect(dataOf(text)).toBeUndefined()
})

test.each([
  ['prose', `Here:\n${json.replace('2027-03-28', 'soon')}`],
  ['curly quotes', curly.replace('2027-03-28', 'soon')],
  ['a wrapper', JSON.stringify({ list: [entry] }).replace('2027-03-28', 'soon')],
  ['grouped tasks', JSON.stringify([{ ...task, user: 'emma' }]).replace('2027-03-28', 'soon')],
])('an error is shown where it stands in the text: %s', (_, text) => {
  const { error } = readImport(text)
  expect(text.slice(error?.place?.start, error?.place?.end)).toMatch(/^["“]soon["”]$/)
})

test.each([
  ['a # comment', '[ # for emma\n', '"A"\n"description"', '"description"'],
  ['a # comment above', '# for emma\n[\n', '"A" "description"', '"description"'],
  ['a // comment', '[ // for [emma]\n', 'Read, "description"', 'Read'],
  ['a comment in stars', '[ /* for\nemma */', '"A"; "description"', ';'],
  ['a trailing comma', '[{ "a": 1, }, ', '"A" "description"', '"description"'],
  ['prose', 'Here are [the] tasks [1]:\n[', '"A" "description"', '"description"'],
  ['curly quotes', '[{ “a”: ‘b’ }, ', '"A" "description"', '"description"'],
  ['a key without quotes', '[{ a: 1 }, ', '"A" "description"', '"description"'],
  ['a comment before a missing quote', '[ # for emma\n', '"A,\n"description"', '"A,'],
])('%s is not taken for the error after it', (_, before, faulty, at) => {
  const text = `${before}{ "user": "emma", "tasks": [{\n"title": ${faulty}: "a", "date": "2027-03-28" }] }]`
  const { error } = readImport(text)
  expect(inEnglish(error?.message)).toBe('Invalid JSON')
  expect(error?.place?.start).toBe(text.indexOf(at))
  expect(error?.place?.line).toBe(text.slice(0, text.indexOf(at)).split('\n').length)
})

test.each([
  ['[\n  {"user": "emma" "a"}\n]', 2, '"a"'],
  ['[\n{,}\n]', 2, ','],
  ['[\n{"a": 01}]', 2, '01'],
  ['[{"a": "line\nbreak\\x"}]', 1, '"line'],
  ['[{"a" 1}]', 1, '1}'],
  ['[tru]', 1, 'tru'],
  ['[{user: emma}] (see [docs])', 1, 'emma'],
  ['[\n1] x', 2, ' x'],
  ['[ # for emma\n{ "user": "emma", "tasks": [\n', 3, ''],
  ['Well,\nno data', 1, 'Well'],
  ['', 1, ''],
])('%j cannot be read from line %d on', (text, line, rest) => {
  const { place } = readImport(text).error ?? {}
  expect(place?.line).toBe(line)
  expect(text.slice(place?.start)).toMatch(new RegExp(`^${rest}`))
  if (rest === '') expect(place?.start).toBe(text.length)
})

describe('a table', () => {
  const heading = 'Utilisateur;Titre;Description;Date;Points;Attentes;Remarque'
  const rows = [
    'emma;"Lire; à voix haute";"Lis ""Max"".\nRaconte.";2027-03-28;15;qui | quand;x',
    '',
    'noah;Courir;Cours. Dis où.;2027-03-29;;;',
    'emma;Jouer;Joue. Dis à quoi.;2027-03-29;;;',
  ]
  const text = [heading, ...rows].join('\r\n')

  test('is read by its headings, with quoted cells, in either language', () => {
    expect(readImport(text)).toMatchObject({
      error: null,
      notes: ['table', 'grouped'],
      entries: [
        {
          user: 'emma',
          tasks: [
            {
              task: {
                title: 'Lire; à voix haute',
                description: 'Lis "Max".\nRaconte.',
                points: 15,
                expectations: [{ text: 'qui' }, { text: 'quand' }],
              },
            },
            { task: { title: 'Jouer', points: 10, expectations: [] } },
          ],
        },
        { user: 'noah', tasks: [{ task: { title: 'Courir', date: '2027-03-29' } }] },
      ],
    })
  })

  test.each([
    ['a code fence', (table: string) => `\`\`\`csv\n${table}\n\`\`\``, []],
    ['a sentence before', (table: string) => `Here are two tasks:\n\n${table}`, ['prose']],
    ['sentences after', (table: string) => `${table}\n\nEnjoy, and tell me more!\nBye.`, ['prose']],
    ['a sentence before and after', (table: string) => `Here:\r\n\r\n${table}\r\n\r\nEnjoy!\r\n`, ['prose']],
    ['both, and a sentence after', (table: string) => `Here:\n\`\`\`\n${table}\n\`\`\`\nEnjoy [them]!`, ['prose']],
  ])('with %s around it, as assistants write it, is read', (_, wrap, notes) => {
    const table = 'user,title,description,date\nemma,A,"Do a, b.",2027-03-28\nnoah,B,Do b.,2027-03-29'
    expect(readImport(wrap(table))).toMatchObject({ error: null, taskCount: 2, notes: [...notes, 'table', 'grouped'] })
    const wrong = wrap(table.replace('2027-03-29', 'soon'))
    const { place } = readImport(wrong).error ?? {}
    expect(wrong.slice(place?.start, place?.end)).toBe('noah,B,Do b.,soon')
  })

  test('pasted from a spreadsheet is read', () => {
    const pasted = 'user\ttitle\tdescription\tdate\texpires at\nemma\tA\tDo a, b.\t2027-03-28\t2027-03-30\n'
    expect(readImport(pasted)).toMatchObject({ error: null, taskCount: 1 })
  })

  test.each([
    [
      ['29/3/2027', '04/12/2027'],
      ['2027-03-29', '2027-12-04'],
    ],
    [
      ['3/29/2027', '12/04/2027'],
      ['2027-03-29', '2027-12-04'],
    ],
    [
      ['1.4.2027', '2027-04-02'],
      ['2027-04-01', '2027-04-02'],
    ],
  ])('with the days %j has those of %j', (written, days) => {
    const lines = written.map((day, at) => `emma\tTask ${at}\tDo a, b.\t${day}`)
    const { entries, error } = readImport(['user\ttitle\tdescription\tdate', ...lines].join('\n'))
    expect(error).toBeNull()
    expect(entries.flatMap(({ tasks }) => tasks.map(({ task }) => task?.date))).toEqual(days)
  })

  test.each([
    ['utilisateur\ttitre\tconsigne\tjour\nemma\tA\tDis quoi.\t3/4/2027', ['dayFirst']],
    ['user;title;description;date\nemma;A;Tell what.;3/4/2027', ['dayFirst']],
    ['user;title;description;date\nemma;A;Tell what.;2027-04-03', []],
  ])('of a country that writes the day first is read so: %j', (pasted, orders) => {
    const { entries, error, notes } = readImport(pasted)
    expect(error).toBeNull()
    expect(entries[0]?.tasks[0]?.task?.date).toBe('2027-04-03')
    expect(notes).toEqual(['table', 'grouped', ...orders])
  })

  test.each([
    ['15', 15],
    ['15 points', 15],
    ['+15 pts', 15],
    ['1 Point', 1],
  ])('reads %j points as a number', (written, points) => {
    const { entries, error } = readImport(`user,title,description,date,points\nemma,A,Tell what.,2027-04-03,${written}`)
    expect(error).toBeNull()
    expect(entries[0]?.tasks[0]?.task?.points).toBe(points)
  })

  test.each(['-5', '5 stars', 'many', '1.5'])('with %j for points is refused', (written) => {
    const { error } = readImport(`user,title,description,date,points\nemma,A,Tell what.,2027-04-03,${written}`)
    expect(error).not.toBeNull()
  })

  test('tells the order of its days by their expiries as well, which are read alike', () => {
    const headings = 'user,title,description,date,until'
    const { entries, notes } = readImport(`${headings}\nemma,A,Tell what.,3/4/2027,13/4/2027`)
    expect(entries[0]?.tasks[0]?.task).toMatchObject({ date: '2027-04-03', expiresAt: '2027-04-13' })
    expect(notes).toEqual(['table', 'grouped', 'dayFirst'])
  })

  test.each([['3/4/2027'], ['29/3/2027', '3/29/2027'], ['29/3/27'], ['29-3/2027']])(
    'whose days may be read in two ways is refused: %s %s',
    (...written) => {
      const lines = written.map((day) => `emma\tTask\tDo a, b.\t${day}`)
      const { error } = readImport(['user\ttitle\tdescription\tdate', ...lines].join('\n'))
      expect(inEnglish(error?.message)).toBe("Date format for task 'Task' should be YYYY-MM-DD")
    },
  )

  test('keeps the specified errors, with their line', () => {
    const { error } = readImport(text.replace('2027-03-29', '29/3/27'))
    expect([inEnglish(error?.message), error?.place?.line]).toEqual([
      "Date format for task 'Courir' should be YYYY-MM-DD",
      5,
    ])
    expect(inEnglish(readImport(text.replace('noah;', ';')).error?.message)).toBe(
      "Each entry must have a valid 'user' field",
    )
    expect(inEnglish(readImport(text.replace(';15;', ';many;')).error?.message)).toContain('should be a whole number')
  })

  test.each([
    ['"Read', '"Read', ['looseQuote']],
    ['"Max" reads', '"Max" reads', ['looseQuote']],
    ['"""Max"" reads"', '"Max" reads', []],
    [' "Read, and tell" ', 'Read, and tell', []],
  ])('with the cell %s has the title %s', (cell, title, notes) => {
    const reading = readImport(`user,title,description,date\nemma,${cell},Do a.,2027-03-28\nnoah,B,Do b.,2027-03-29`)
    expect(reading).toMatchObject({ error: null, taskCount: 2, notes: ['table', 'grouped', ...notes] })
    expect(reading.entries[0]?.tasks[0]?.title).toBe(title)
  })

  test('keeps the rows below a blank line, and reports one that lacks cells between others', () => {
    const table = 'user,title,description,date\nemma,A,Do a.,2027-03-28\n\nnoah,B,Do b.,2027-03-29'
    expect(readImport(table)).toMatchObject({ error: null, taskCount: 2, notes: ['table', 'grouped'] })
    const short = table.replace('noah,B,Do b.,2027-03-29', 'noah,B\nmia,C,Do c.,2027-03-30')
    expect(inEnglish(readImport(short).error?.message)).toMatch(/^Tasks for user 'noah' must include/)
    expect(readImport(table.replace('\n\nnoah,B,Do b.,2027-03-29', '\nnoah,B')).error).not.toBeNull()
  })

  test.each([
    ['without rows', heading],
    ['without a heading of the user or the title', text.replace('Utilisateur;Titre', 'Pour;Sujet')],
    ['without a second heading', 'user,level\nemma,5'],
    ['whose rows have too few cells', 'user,title,date\nemma'],
    ['which is in front of broken data', 'title, description\n\n[{ "title": "A", "description" }]'],
  ])('%s is invalid JSON', (_, faulty) => {
    expect(inEnglish(readImport(faulty).error?.message)).toBe('Invalid JSON')
    expect(dataOf(faulty)).toBeUndefined()
  })

  test.each([
    [text.replace('Titre', 'Sujet'), 'column for title', 1],
    ['Here:\ntitle,description,date\nA,Do a.,2027-03-28', 'column for user', 2],
    ['| user | title |\n|---|---|\n| emma | A |', 'columns for description, date', 1],
    ['Voici :\n\n```\nEnfant\tTâche\tConsigne\nemma\tA\tDis quoi.\n```', 'column for date', 4],
  ])('without some of its columns is refused by their names: %j', (faulty, columns, line) => {
    const { error, entries } = readImport(faulty)
    expect(inEnglish(error?.message)).toBe(
      `This table has no ${columns}: its first line should name user, title, description and date`,
    )
    expect([error?.place?.line, entries]).toEqual([line, []])
    expect(faulty.slice(error?.place?.start, error?.place?.end)).toBe(faulty.split(/\r?\n/)[line - 1])
    expect(dataOf(faulty)).toBeUndefined()
  })
})

test('rule 31: in every form a task that expires before its day ends refuses its entry', () => {
  const early = { ...task, expires_at: '2027-03-28T12:00:00+02:00' }
  const { entries } = readImport(
    `Here: ${JSON.stringify([
      { ...entry, tasks: [early] },
      { ...entry, user: 'noah' },
    ])}`,
  )
  expect(entries.map(({ user, error }) => [user, inEnglish(error?.message)?.split(' for ')[0]])).toEqual([
    ['emma', 'expires_at'],
    ['noah', undefined],
  ])
})

test('whatever surrounds the data, the tasks are the same or the text is invalid', () => {
  const around = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '“', 'a', ' ', '\n', ',', '/', '*', ':') })
  fc.assert(
    fc.property(around, around, (before, after) => {
      const { error, entries } = readImport(`${before}\n${json}\n${after}`)
      if (!error) expect(entries.map(({ user, tasks }) => [user, tasks.length])).toEqual([['emma', 1]])
    }),
  )
})
