import { readTheme } from '@/components/layout/theme'

test.each(['light', 'dark', 'system'])('%s is remembered', (theme) => expect(readTheme(theme)).toBe(theme))

test.each([undefined, '', 'sepia', 'DARK'])('%j leaves it to the device', (value) =>
  expect(readTheme(value)).toBe('system'),
)
