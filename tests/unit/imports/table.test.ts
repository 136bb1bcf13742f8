import { dataOf } from '@/lib/imports/reading'
import { inEnglish } from '@/tests/fixtures/english'
import { readImport } from '../../fixtures/imports'

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
    'Assigned To,Title,Description,Due Date',
    'User Name,Task Title,Task Description,Due Date',
    'assigned_to,task,details,due_date',
    'Assignee,Task name,Description,Day',
  ])('is read below the headings %j', (headings) => {
    const { entries, error } = readImport(`${headings}\nemma,A,Tell what.,2027-04-03`)
    expect(error).toBeNull()
    expect(entries).toMatchObject([
      { user: 'emma', tasks: [{ task: { title: 'A', description: 'Tell what.', date: '2027-04-03' } }] },
    ])
  })

  test('takes the clearest of several columns for the same, wherever it stands', () => {
    const headings = 'Assignee,Details,Task,Title,Description,Due Date,Date,Name'
    const { entries, error } = readImport(`${headings}\nemma,long,1,A,Tell what.,2027-04-05,2027-04-03,Spring`)
    expect(error).toBeNull()
    expect(entries).toMatchObject([
      { user: 'emma', tasks: [{ task: { title: 'A', description: 'Tell what.', date: '2027-04-03' } }] },
    ])
  })

  test('takes the first of two columns with the same heading', () => {
    const { entries } = readImport('user,title,title,description,date\nemma,A,B,Tell what.,2027-04-03')
    expect(entries).toMatchObject([{ user: 'emma', tasks: [{ task: { title: 'A' } }] }])
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
    ['without headings and days below each other', 'emma,A,Do a.,2027-03-28\nand, as I said, so on'],
    ['which is in front of broken data', 'title, description\n\n[{ "title": "A", "description" }]'],
  ])('%s is invalid JSON', (_, faulty) => {
    expect(inEnglish(readImport(faulty).error?.message)).toBe('Invalid JSON')
    expect(dataOf(faulty)).toBeUndefined()
  })

  const noHeadings = 'columns for user, title, description, date'

  test.each([
    [text.replace('Titre', 'Sujet'), 'column for title', 1],
    ['Here:\ntitle,description,date\nA,Do a.,2027-03-28', 'column for user', 2],
    ['| user | title |\n|---|---|\n| emma | A |', 'columns for description, date', 1],
    ['Voici :\n\n```\nEnfant\tTâche\tConsigne\nemma\tA\tDis quoi.\n```', 'column for date', 4],
    ['emma\tA\tDo a.\t28/03/2027\t10\nnoah\tB\tDo b.\t29/03/2027\t5', noHeadings, 1],
    ['emma,A,"Do a, b.",2027-03-28', noHeadings, 1],
    ['emma;A;Fais a.;dim. 28 mars 2027\nnoah;B;Fais b.;lun. 29 mars 2027', noHeadings, 1],
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
