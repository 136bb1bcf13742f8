import { parseItems } from '../../../harness/agreement/items'

const header = 'title,description,expectations,hidden,level,text,label,score'
const csv = (...rows: string[]) => parseItems('texts.csv', [header, ...rows].join('\n'))
const errors = (read: () => unknown) => {
  try {
    read()
    return []
  } catch (error) {
    expect(error).toMatchObject({ name: 'UserError' })
    return (error as Error).message.split('\n')
  }
}

test('a row of a CSV file is a judged text', () => {
  const [item] = csv('"Plants, all",Water them.,which | what you saw,"dry soil",Starting,"I did,\n""all"".",accept,')
  expect(item).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    subject: {
      title: 'Plants, all',
      description: 'Water them.',
      expectations: [
        { text: 'which', isHidden: false },
        { text: 'what you saw', isHidden: false },
        { text: 'dry soil', isHidden: true },
      ],
      level: 'starting',
      text: 'I did,\n"all".',
    },
    isAccepted: true,
    score: null,
  })
})

test('columns may be in any order, and optional ones may be missing', () => {
  const [item] = parseItems('a.CSV', '\uFEFFScore,Text,Description,Title\r\n70,I did.,Do it.,Do\r\n')
  expect(item).toMatchObject({
    isAccepted: true,
    score: 70,
    subject: { level: 'growing', expectations: [], title: 'Do' },
  })
})

test('a score alone is accepted from 70 on, and a label overrides it', () => {
  const verdicts = csv('T,D,,,,a,,69.5', 'T,D,,,,b,,70', 'T,D,,,,c,refuse,90').map(({ isAccepted }) => isAccepted)
  expect(verdicts).toEqual([false, true, false])
})

test("the subject identifies an item, whatever people's judgement", () => {
  const [one, same, other] = csv('T,D,,,,a,accept,', 'T,D,,,growing,a,,12', 'T,D,,,sure,a,accept,')
  expect(one?.key).toBe(same?.key)
  expect(one?.key).not.toBe(other?.key)
})

test('a line of JSONL is a judged text too, with expectations in the REST format', () => {
  const value = {
    title: 'T',
    description: 'D',
    text: 'a',
    label: 'refuse',
    expectations: ['who', { text: 'iron', isHidden: true }],
  }
  const [item] = parseItems('a.jsonl', `\n${JSON.stringify(value)}\n`)
  expect(item).toMatchObject({
    isAccepted: false,
    subject: {
      expectations: [
        { text: 'who', isHidden: false },
        { text: 'iron', isHidden: true },
      ],
    },
  })
})

test('every invalid line is named by its first line number, and no text is returned', () => {
  const read = () =>
    csv(
      'T,D,,,,"two\nlines",accept,',
      'T,D,,,,,accept,',
      'T,D,,,huge,a,accept,',
      'T,D,,,,a,maybe,',
      'T,D,,,,a,,101',
      'T,D,,,,a,,',
    )
  expect(errors(read)).toEqual([
    'texts.csv, line 4: text is empty',
    'texts.csv, line 5: level is none of starting, growing, sure',
    'texts.csv, line 6: label is neither accept nor refuse',
    'texts.csv, line 7: score is above 100',
    'texts.csv, line 8: label and score are both missing',
  ])
})

test('more than twenty errors are truncated', () => {
  const read = () => csv(...Array.from({ length: 30 }, () => 'T,D,,,,a,,many'))
  expect(errors(read)).toHaveLength(21)
  expect(errors(read).at(-1)).toBe('… and 10 more')
})

const line = (more: object) =>
  JSON.stringify({ title: 'T', description: 'D', text: 'a', label: 'accept', score: 50, ...more })

test.each([' ', [], false, true, {}, '0x10', 'Infinity', '7e1', '5,5', 'many'])(
  'a score of %j is an error',
  (score) => {
    expect(errors(() => parseItems('a.jsonl', line({ score })))).toEqual(['a.jsonl, line 1: score is no number'])
  },
)

test.each([
  [0, 0],
  ['69.5', 69.5],
  [' 70 ', 70],
  ['', null],
  [null, null],
  [undefined, null],
])('a score of %j is read as %j', (score, expected) => {
  expect(parseItems('a.jsonl', line({ score }))).toMatchObject([{ score: expected }])
})

test('a blank score is an error even beside a label', () => {
  expect(errors(() => csv('T,D,,,,a,accept, '))).toEqual(['texts.csv, line 2: score is no number'])
})

test.each([
  ['a row with too few cells', 'a.csv', `${header}\nT,D`, /^a\.csv, line 2: .*columns/i],
  ['a quote that never ends', 'a.csv', `${header}\nT,"D`, /^a\.csv, line 2: .*quote/i],
  ['no JSON', 'a.jsonl', '{"title": 1\n', /^a\.jsonl, line 1: is no JSON object$/],
  [
    'too many expectations',
    'a.jsonl',
    JSON.stringify({ title: 'T', description: 'D', text: 'a', label: 'accept', expectations: Array(9).fill('x') }),
    /^a\.jsonl, line 1: expectations has more than 8$/,
  ],
  ['a column that is missing', 'a.csv', 'title,description,label\nT,D,accept', /^a\.csv, line 2: text is missing$/],
  ['a title that is no text', 'a.jsonl', line({ title: 5 }), /^a\.jsonl, line 1: title is no text$/],
  ['a line that is no object', 'a.jsonl', '5', /^a\.jsonl, line 1: is no JSON object$/],
  [
    'expectations that are no list',
    'a.jsonl',
    line({ expectations: 'who' }),
    /^a\.jsonl, line 1: expectations is no list$/,
  ],
  [
    'an expectation without isHidden',
    'a.jsonl',
    line({ expectations: [{ text: 'who' }] }),
    /^a\.jsonl, line 1: expectations\.0 is neither a text nor \{ "text", "isHidden" \} with at most 160 characters$/,
  ],
  [
    'an expectation that is too long',
    'a.jsonl',
    line({ expectations: ['x'.repeat(161)] }),
    /^a\.jsonl, line 1: expectations\.0 is .*160 characters$/,
  ],
  [
    'a column that is there twice',
    'a.csv',
    `title,Text,text \nT,D,a`,
    /^a\.csv, line 1: has more than one column text$/,
  ],
  ['nothing', 'a.csv', header, /^a\.csv holds no text\.$/],
])('%s is rejected with the line number', (_, file, contents, message) => {
  expect(errors(() => parseItems(file, contents))).toEqual([expect.stringMatching(message)])
})
