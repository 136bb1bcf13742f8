import { OfflineBanner } from '@/components/offline/offline-banner'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const shown = (path: string, copyTime: string | null = null) =>
  spokenMarkup(<OfflineBanner path={path} copyTime={copyTime} />)

test('only the pages of tasks promise that what is written is kept', () => {
  const kept = 'What you write stays on this device'
  const task = '/task-submission/0199c9a2-7b5e-7c1d-8e2f-3a4b5c6d7e8f'
  expect(['/dashboard', task].map((path) => shown(path).includes(kept))).toEqual([true, true])
  for (const path of ['/profile', '/rewards', '/admin/tasks']) {
    expect(shown(path)).not.toContain(kept)
    expect(shown(path)).toContain('This page needs the network.')
  }
})

test('a copy says from when it is', () => {
  expect(shown('/dashboard')).not.toContain('This is how this page was')
  expect(shown('/dashboard', '2026-11-21T11:00:00.000Z')).toMatch(/This is how this page was on Nov 21, 2026.+12:00/)
})
