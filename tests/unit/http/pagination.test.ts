import { fittingJson } from '@/lib/http/list-response'
import { pageOf, readPage } from '@/lib/http/pagination'
import { wantedPage } from '@/lib/http/parameters'

test('a list without items has one page', () => {
  expect(pageOf(0, 10, 1)).toEqual({ page: 1, pageCount: 1, skip: 0, take: 10 })
})

test('a full last page needs no further one', () => {
  expect(pageOf(20, 10, 2)).toMatchObject({ page: 2, pageCount: 2, skip: 10 })
  expect(pageOf(21, 10, 3)).toMatchObject({ page: 3, pageCount: 3, skip: 20 })
})

test('a page past the end is the last', () => {
  expect(pageOf(21, 10, 100_000)).toMatchObject({ page: 3, skip: 20 })
})

test('a list answers its leading items that fit into one response, as JSON', () => {
  const items = [
    { id: 1, name: 'É "quoted"' },
    { id: 2, at: new Date(0) },
  ]
  expect(fittingJson(items)).toBe(JSON.stringify(items))
  expect(fittingJson([])).toBe('[]')
})

test.each([
  [undefined, 1],
  ['3', 3],
  ['-1', 1],
  ['1.5', 1],
  ['200000', 100_000],
])('a page asked for by %p is %i, also beside a position', (page, expected) => {
  expect(readPage(page)).toBe(expected)
  expect(wantedPage.parse(page === undefined ? {} : { page })).toMatchObject({ page: expected })
})
