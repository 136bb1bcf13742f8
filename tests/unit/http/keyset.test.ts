import { farthestSkip, mostCounted, readKeysetPage, readPosition, writePosition, type Seek } from '@/lib/http/keyset'

const uuid = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`

/** A list of the numbers from 0 on, and how it was read. */
function listOf(size: number, isCapped = false) {
  const seeks: Seek[] = []
  const all = Array.from({ length: size }, (_, index) => index)
  const positionOf = (row: number) => ({ at: '2026-11-22', id: uuid(row) })
  const read = ({ from, isBackwards, skip, take }: Seek) => {
    seeks.push({ from, isBackwards, skip, take })
    const at = from ? Number(from.id.slice(-12)) : isBackwards ? size : -1
    const beyond = isBackwards ? all.slice(0, at).reverse() : all.slice(at + 1)
    const rows = beyond.slice(skip, skip + take)
    return Promise.resolve(isBackwards ? rows.reverse() : rows)
  }
  const count = () => Promise.resolve(isCapped ? Math.min(size, mostCounted + 1) : size)
  return { count, isCapped, read, positionOf, seeks }
}

const from = (row: number) => ({ at: '2026-11-22', id: uuid(row) })

test('the pages after each other and back list every row once, without skipping any', async () => {
  const list = listOf(5_005)
  const seen: number[] = []
  let after = null
  for (let page = 1; page <= 101; page += 1) {
    const found: Awaited<ReturnType<typeof readKeysetPage<number>>> = await readKeysetPage(list, { page, after }, 50)
    expect([found.page, found.pageCount]).toEqual([page, 101])
    seen.push(...found.rows)
    after = readPosition(found.edges?.last)
  }
  expect(seen).toEqual(Array.from({ length: 5_005 }, (_, index) => index))
  expect(list.seeks.filter(({ skip }) => skip !== 0)).toEqual([])
  const back = await readKeysetPage(list, { page: 60, before: from(3_000) }, 50)
  expect([back.rows[0], back.rows.at(-1), back.page]).toEqual([2_950, 2_999, 60])
})

test.each([
  ['is found by its number near the beginning', 3, { page: 3, first: 100, count: 50 }],
  ['is found by its number near the end', 100, { page: 100, first: 4_950, count: 50 }],
  ['past the end is the last', 100_000, { page: 101, first: 5_000, count: 5 }],
  ['far from both ends is the farthest', 50, { page: 21, first: 1_000, count: 50 }],
])('a page %s', async (_, wanted, { page, first, count }) => {
  const list = listOf(5_005)
  const found = await readKeysetPage(list, { page: wanted }, 50)
  expect([found.page, found.rows[0], found.rows.length]).toEqual([page, first, count])
  expect(Math.max(...list.seeks.map(({ skip }) => skip))).toBeLessThanOrEqual(farthestSkip)
})

test('a list that was not counted whole has no page count', async () => {
  const list = listOf(5_000, true)
  expect(await readKeysetPage(list, { page: 1 }, 50)).toMatchObject({ total: 1_001, pageCount: null, page: 1 })
  expect(await readKeysetPage(list, { page: 90, after: from(4_449) }, 50)).toMatchObject({ page: 90 })
  expect(await readKeysetPage(list, { page: 90 }, 50)).toMatchObject({ page: 21, pageCount: null })
  expect(await readKeysetPage(listOf(120, true), { page: 9 }, 50)).toMatchObject({ page: 3, pageCount: 3 })
})

test('an empty list has one page without edges', async () => {
  expect(await readKeysetPage(listOf(0), { page: 7 }, 50)).toEqual({
    ...{ rows: [], total: 0, page: 1, pageCount: 1, edges: null },
  })
})

test('positions are read as they are written, and nothing else is', () => {
  for (const at of ['2026-11-22', '2026-11-22T10:20:30.456Z']) {
    expect(readPosition(writePosition({ at, id: uuid(7) }))).toEqual({ at, id: uuid(7) })
  }
  const wrong = ['', '2026-11-22', `2026-02-30_${uuid(1)}`, `2026-11-22_x`, `2026-11-22T25:00:00.000Z_${uuid(1)}`, null]
  for (const text of wrong) expect(readPosition(text)).toBeNull()
})
