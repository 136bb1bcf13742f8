import fc from 'fast-check'
import { placeOf, syntaxErrorPlace } from '@/lib/imports/locate'

test.each([
  ['[\n  {"user": "emma",}\n]', 2, '}'],
  ['[1, 2', 1, ''],
  ['[\n{"a": 01}]', 2, '01'],
  ['{"a": "line\nbreak"}', 1, '"line'],
  ["[{'user': 1}]", 1, "'user'"],
  ['[] x', 1, 'x'],
  ['', 1, ''],
  ['[{"a" 1}]', 1, '1}'],
  ['[tru]', 1, 'tru'],
])('%p stops being valid JSON in line %d', (text, line, rest) => {
  const place = syntaxErrorPlace(text)
  expect(place?.line).toBe(line)
  expect(text.slice(place?.start).startsWith(rest)).toBe(true)
})

test('an error is located exactly when the text cannot be parsed', () => {
  const piece = fc.constantFrom(
    '[',
    ']',
    '{',
    '}',
    ',',
    ':',
    '"a"',
    '"\\n"',
    '"\\x"',
    '1',
    '-',
    '0',
    '1e5',
    '1.',
    'true',
    'null',
    ' ',
    '\n',
    '"',
  )
  const text = fc.oneof(
    fc.array(piece, { maxLength: 9 }).map((parts) => parts.join('')),
    fc.json(),
  )
  fc.assert(
    fc.property(text, (candidate) => {
      let isJson = true
      try {
        JSON.parse(candidate)
      } catch {
        isJson = false
      }
      expect(syntaxErrorPlace(candidate) === null).toBe(isJson)
    }),
    { numRuns: 1000 },
  )
})

test('a value is located by its path, or else by its nearest parent', () => {
  const text = '[\n  { "user": "emma",\n    "tasks": [\n      { "title": "A", "date": "soon" }\n    ] }\n]'
  const found = (path: (string | number)[]) => {
    const place = placeOf(text, path)
    return place && [place.line, text.slice(place.start, place.end)]
  }
  expect(found([0, 'tasks', 0, 'date'])).toEqual([4, '"soon"'])
  expect(found([0, 'tasks', 0])).toEqual([4, '{ "title": "A", "date": "soon" }'])
  expect(found([0, 'tasks', 0, 'description'])).toEqual([4, '{ "title": "A", "date": "soon" }'])
  expect(found([0, 'user'])).toEqual([2, '"emma"'])
  expect(found([3])?.[0]).toBe(1)
})

test('a very deep and a very long text can be searched', () => {
  expect(syntaxErrorPlace('['.repeat(100_000))).not.toBeNull()
  expect(syntaxErrorPlace(`["${'x'.repeat(1_000_000)}"]`)).toBeNull()
})
