import { readTheme } from '@/components/layout/theme'

test.each(['light', 'dark', 'system'])('%s is remembered', (theme) => expect(readTheme(theme)).toBe(theme))

test.each([undefined, '', 'sepia', 'DARK'])('%j falls back to the system theme', (value) =>
  expect(readTheme(value)).toBe('system'),
)
