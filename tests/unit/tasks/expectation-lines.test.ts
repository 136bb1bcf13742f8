import { expectationsOf, linesOf, roomIn, unsaid, withLine, withMoved, withTexts } from '@/lib/tasks/expectation-lines'

const visible = (text: string) => ({ text, isHidden: false })
const lines = linesOf([visible('who won'), { text: '7 × 8 is 56', isHidden: true }, visible('how you felt')])
const texts = (of: readonly { text: string }[]) => of.map(({ text }) => text)

test('lines convert back to the expectations they were made from, each with a unique key', () => {
  expect(expectationsOf(lines)).toEqual([
    visible('who won'),
    { text: '7 × 8 is 56', isHidden: true },
    visible('how you felt'),
  ])
  expect(expectationsOf([{ key: 0, text: '  who won ', isHidden: false }])).toEqual([visible('who won')])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3)
})

test('a new line is inserted after the current one, and only while there is room', () => {
  expect(texts(withLine(lines, lines[0]?.key))).toEqual(['who won', '', '7 × 8 is 56', 'how you felt'])
  const added = withLine(withLine(lines))
  expect(new Set(added.map(({ key }) => key)).size).toBe(5)
  const full = linesOf(Array.from({ length: 8 }, (_, at) => visible(`line ${at}`)))
  expect(withLine(full)).toEqual(full)
  expect([roomIn(full), roomIn(lines), roomIn(withLine(lines))]).toEqual([0, 5, 5])
})

test('a line moves by one place and stops at the ends', () => {
  const [first, , last] = lines.map(({ key }) => key) as [number, number, number]
  expect(texts(withMoved(lines, last, -1))).toEqual(['who won', 'how you felt', '7 × 8 is 56'])
  expect(texts(withMoved(lines, first, 1))).toEqual(['7 × 8 is 56', 'who won', 'how you felt'])
  expect(withMoved(lines, first, -1)).toEqual(lines)
  expect(withMoved(lines, last, 1)).toEqual(lines)
})

test('added proposals fill blank lines first, up to the limit', () => {
  const withBlank = withLine(lines, lines[0]?.key)
  expect(texts(withTexts(withBlank, ['a', 'b']))).toEqual(['who won', 'a', '7 × 8 is 56', 'how you felt', 'b'])
  expect(
    withTexts(
      lines,
      Array.from({ length: 20 }, (_, at) => `text ${at}`),
    ),
  ).toHaveLength(8)
})

test('an existing line is not proposed again', () => {
  expect(unsaid(['Who won', 'why'], lines)).toEqual(['why'])
})
