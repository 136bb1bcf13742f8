import { returnPath } from '@/lib/auth/return-path'

test.each(['/profile', '/task-submission/1?x=1', '/dashboard/tasks?tab=past&q=a#b'])(
  '%s is a valid return path',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

test.each([
  undefined,
  '',
  'profile',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/login?callbackUrl=/login',
  '/api/auth/logout',
])('%p falls back to the start page', (path) => {
  expect(returnPath(path)).toBe('/dashboard')
})
