import { LeaderboardScreen, type LeaderboardScreenProps } from '@/components/leaderboard/leaderboard-screen'
import { toDay } from '@/lib/calendar'
import type { Board, Standing } from '@/lib/leaderboard/boards'
import { monthOf } from '@/lib/leaderboard/period'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const longName = 'Maximilienne-Alexandrine Wolfeschlegelst'

function standing(rank: number, value: number): Standing {
  const username = rank === 1 ? longName : `member ${rank}`
  return { id: `id-${rank}`, username, isAdmin: false, avatar: null, points: value, streak: 0, value, rank }
}

const family = (size: number, best = 1500) =>
  Array.from({ length: size }, (_, index) => standing(index + 1, Math.max(0, best - index)))

/** The text of the screen without tags. */
function shown(props: Partial<LeaderboardScreenProps>) {
  const markup = spokenMarkup(
    <LeaderboardScreen
      board="monthly"
      standings={[]}
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

test.each([1, 8, 500])('with %i members the board shows everybody, and the champion with every label', (size) => {
  const standings = family(size)
  const { text, markup } = shown({ standings, champion: standings[0], memberCount: size })
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
  expect(shown({ champion: standing(1, points) }).text).toContain(achievement)
})

test.each<[Board, string]>([
  ['monthly', 'No Data Available'],
  ['all-time', 'No Champions Yet'],
  ['streaks', 'No Streaks Yet'],
])('an empty %s board shows: %s', (board, words) => {
  for (const standings of [[], family(3, 0)]) {
    const { text } = shown({ board, standings, champion: standings[0] ?? null })
    expect(text).toContain(words)
    expect(text).not.toContain('Family Champion')
  }
})

test.each<[Board, string]>([
  ['monthly', 'Error Loading Leaderboard'],
  ['all-time', 'Error Loading Leaderboard'],
  ['streaks', 'Error Loading Streaks'],
])('an unreadable %s board shows: %s', (board, title) => {
  expect(shown({ board, standings: { error: 'Try later.' } }).text).toContain(`${title} Try later.`)
  expect(shown({ board, standings: { error: '' } }).text).toContain(`${title} An unknown error occurred`)
})

test('the first two rows have their own subtitles, and the third has none', () => {
  const standings = family(3)
  expect(shown({ standings }).text).toMatch(/Leading this month.*Close behind/)
  expect(shown({ standings, board: 'all-time' }).text).toMatch(/Grand Champion.*Runner-up/)
  expect(shown({ standings, board: 'streaks' }).text).toMatch(/Longest streak.*Close behind/)
})
