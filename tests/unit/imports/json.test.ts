import fc from 'fast-check'
import { parseLenientJson } from '@/lib/imports/lenient-json'
import { dataOf } from '@/lib/imports/reading'
import { inEnglish } from '@/tests/fixtures/english'
import { readImport } from '../../fixtures/imports'

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
  ['a single task', JSON.stringify({ ...task, user: 'emma' }), ['alone', 'grouped']],
  ['what is beside entries', `{"version": 1}\n${json}\n{"note": "Enjoy"}`, ['prose']],
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

test('all of several lists is read, and one entry that cannot be is not left out', () => {
  const ofNoah = JSON.stringify([{ ...entry, user: 'noah' }])
  expect(readImport(`Emma: ${json}\n{"note": "Now Noah"}\n${ofNoah}`)).toMatchObject({ error: null, taskCount: 2 })
  const others = ['{"user": "noah"}', `{"monday": ${ofNoah}, "tuesday": ${json}}`, `{"plan": {"entries": ${ofNoah}}}`]
  for (const other of [...others, '{"titre": "Lire", "date": "2027-03-28"}'])
    expect(readImport(`${json}\n${other}`)).toMatchObject({ entries: [], error: expect.anything() })
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
