import { figuresOf } from '../../harness/bench/load'
import { parseOptions } from '../../harness/bench/options'
import { markupOf, roundsOf } from '../../harness/bench/rounds'
import { replaceSection } from '../../harness/bench/section'
import { markdownOf } from '../../harness/bench/table'
import { scriptsOf } from '../../harness/page-weight'

const query = (text: string, begun: number, ended: number) => ({ text, values: [], begun, ended })

test('queries that overlap are one round, and transactions are left out', () => {
  const queries = [query('C', 5, 6), query('A', 0, 4), query('B', 1, 2), query('BEGIN', 4, 5), query('D', 6, 7)]
  expect(roundsOf(queries).map((round) => round.map(({ text }) => text))).toEqual([['A', 'B'], ['C'], ['D']])
})

test('the markup of a page is its body without scripts', () => {
  const html = '<html><body class="a"><p>Hello</p><script nonce="x">self.push("</p>")</script><b>!</b></body></html>'
  expect(markupOf(html)).toBe('<p>Hello</p><b>!</b>')
})

test('figures of several runs are those of all their requests', () => {
  const latencies = Array.from({ length: 50 }, (_, index) => index)
  const later = latencies.map((latency) => latency + 50)
  expect(
    figuresOf([
      { latencies: later, seconds: 1 },
      { latencies, seconds: 3 },
    ]),
  ).toEqual({ rate: 25, p50: 49, p99: 98 })
})

test('only the named section of a document is replaced', () => {
  const document = 'a\n<!-- one: begin -->\nold\n<!-- one: end -->\nb'
  const replaced = replaceSection(document, 'one', 'new')
  expect(replaced).toBe('a\n<!-- one: begin -->\n\nnew\n\n<!-- one: end -->\nb')
  expect(replaceSection(replaced, 'one', 'new')).toBe(replaced)
  expect(() => replaceSection(document, 'two', 'new')).toThrow('<!-- two: begin -->')
})

test('a table is Markdown with its first line as the heading', () => {
  expect(
    markdownOf([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('| a | b |\n|---|---|\n| 1 | 2 |')
})

test('an unknown flag is refused', () => {
  expect(() => parseOptions(['--qiuck'])).toThrow('--qiuck')
  expect(parseOptions(['--quick', '--only=/a,/b'])).toMatchObject({ only: ['/a', '/b'], reuses: false })
})

test('the scripts of a page are those in tags and those for hydration, without those for old browsers', () => {
  const html =
    '<script src="/_next/static/chunks/a-b.js" async></script><script src="/_next/static/chunks/old.js" noModule></script>' +
    '<script>self.__next_f.push([1,"I[1,[\\"/_next/static/chunks/c~d.js\\",\\"/_next/static/chunks/a-b.js\\"]"])</script>'
  expect(scriptsOf(html)).toEqual(['/_next/static/chunks/a-b.js', '/_next/static/chunks/c~d.js'])
})
