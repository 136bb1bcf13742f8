import { LeaderboardScreen, type LeaderboardScreenProps } from '@/app/(shell)/leaderboard/leaderboard-screen'
import { toDay } from '@/lib/calendar'
import type { Board, BoardPage, Champion, Place } from '@/lib/leaderboard/boards'
import { monthOf } from '@/lib/leaderboard/period'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const longName = 'Maximilienne-Alexandrine Wolfeschlegelst'

function place(rank: number, value: number): Place {
  const username = rank === 1 ? longName : `member ${rank}`
  return { id: `id-${rank}`, username, avatar: null, value, rank }
}

const champion = (points: number): Champion => ({
  id: 'id-1',
  username: longName,
  isAdmin: false,
  avatar: null,
  points,
  streak: 0,
})

const family = (size: number, best = 1500): Place[] =>
  Array.from({ length: size }, (_, index) => place(index + 1, Math.max(0, best - index)))

const pageOf = (places: Place[]): BoardPage => ({
  places: places.slice(0, 50),
  next: places.length > 50 ? 'next' : null,
})

/** The text of the screen without tags. */
function shown(props: Partial<LeaderboardScreenProps>) {
  const markup = spokenMarkup(
    <LeaderboardScreen
      board="monthly"
      page={pageOf([])}
      own={null}
      champion={null}
      memberCount={0}
      month={monthOf(toDay('2026-11-21'))}
      timeZone="Europe/Paris"
      viewerId="id-2"
      {...props}
    />,
  )
  return { markup, text: markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
}

test.each([1, 8, 50])('with %i members the board shows everybody, and the champion with every label', (size) => {
  const { text, markup } = shown({ page: pageOf(family(size)), champion: champion(1500), memberCount: size })
  for (const words of [
    'Family Leaderboards',
    `${size} family member${size === 1 ? '' : 's'}`,
    'Family Champion',
    'Overall Rank #1',
    'Reigning Champion',
    'Notable Achievement: Milestone Mastery',
    'Monthly',
    'All-time',
    'Streaks',
    'November 2026',
    'Starts again at midnight on Dec 1, 2026 (Paris time)',
    longName,
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('Rising Star')
  expect(markup.match(/<li/g)).toHaveLength(size)
  expect(markup.match(/href="\/user\/id-\d+"/g)).toHaveLength(size + 1)
  expect(markup.match(/data-own/g) ?? []).toHaveLength(size > 1 ? 1 : 0)
})

test.each([
  [1000, 'Notable Achievement: Rising Star'],
  [1001, 'Notable Achievement: Milestone Mastery'],
])('with %i points the champion is called %s', (points, achievement) => {
  expect(shown({ champion: champion(points) }).text).toContain(achievement)
})

test.each<[Board, string]>([
  ['monthly', 'No Data Available'],
  ['all-time', 'No Champions Yet'],
  ['streaks', 'No Streaks Yet'],
])('an empty %s board shows: %s', (board, words) => {
  for (const places of [[], family(3, 0)]) {
    const { text } = shown({ board, page: pageOf(places), champion: places[0] ? champion(0) : null })
    expect(text).toContain(words)
    expect(text).not.toContain('Family Champion')
  }
})

test.each<[Board, string]>([
  ['monthly', 'Error Loading Leaderboard'],
  ['all-time', 'Error Loading Leaderboard'],
  ['streaks', 'Error Loading Streaks'],
])('an unreadable %s board shows: %s', (board, title) => {
  expect(shown({ board, page: { error: 'Try later.' } }).text).toContain(`${title} Try later.`)
  expect(shown({ board, page: { error: '' } }).text).toContain(`${title} An unknown error occurred`)
})

test('the first two rows have their own subtitles, and the third has none', () => {
  const page = pageOf(family(3))
  expect(shown({ page }).text).toMatch(/Leading this month.*Close behind/)
  expect(shown({ page, board: 'all-time' }).text).toMatch(/Grand Champion.*Runner-up/)
  expect(shown({ page, board: 'streaks' }).text).toMatch(/Longest streak.*Close behind/)
})

test("a long board shows its first 50 places, and below them the viewer's with its neighbours", () => {
  const places = family(500)
  const { markup, text } = shown({
    page: pageOf(places),
    own: { places: places.slice(347, 350), total: 500 },
    viewerId: 'id-349',
  })
  const [, list = '', pinned = ''] = markup.split('<ol')
  expect(list.match(/data-place/g)).toHaveLength(50)
  expect(pinned.match(/data-place="id-\d+"/g)).toEqual(['id-348', 'id-349', 'id-350'].map((id) => `data-place="${id}"`))
  expect(pinned).toContain('aria-label="Your place"')
  expect(text).toContain('Show more')
})

test('a place on the first page is not repeated below it, and a whole board offers no more', () => {
  const places = family(50)
  const { markup, text } = shown({ page: pageOf(places), own: { places: places.slice(0, 3), total: 50 } })
  expect(markup.match(/data-place/g)).toHaveLength(50)
  expect(text).not.toContain('Show more')
})

test('a member who sees only their own position reads their place and nobody else', () => {
  const own = { places: [place(7, 120)], total: 12 }
  const { text, markup } = shown({ page: null, own, viewerId: 'id-7' })
  expect(text).toContain('You are number 7 of 12. In your family everyone sees only their own place.')
  expect(markup.match(/data-place="[^"]+"/g)).toEqual(['data-place="id-7"'])
})
