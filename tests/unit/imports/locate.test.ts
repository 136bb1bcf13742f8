import { placeOf } from '@/lib/imports/locate'

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

test('a text is searched to a depth of 64', () => {
  const deep = `[${'['.repeat(100_000)}${']'.repeat(100_000)}]`
  expect(placeOf(deep, Array<number>(100_000).fill(0))).toBeNull()
  expect(placeOf(`[1, ${deep}]`, [0])).toEqual({ start: 1, end: 2, line: 1 })
})
