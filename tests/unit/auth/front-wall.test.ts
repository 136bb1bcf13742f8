import { refusalOf } from '@/lib/auth/front-wall'

test.each([
  ['GET', '/dashboard?q=%E0%A4%A'],
  ['POST', '/api/tasks/caf%C3%A9'],
  ['GET', '/'],
])('%s %s goes on', (method, url) => {
  expect(refusalOf({ method, url })).toBeNull()
})

test.each([
  ['GET', '/_next/static/%E0%A4%A', 400],
  ['GET', '/api/upload/%', 400],
  ['GET', '/users/%00', 400],
  ['TRACE', '/dashboard', 405],
  ['POST', '/_next/static/chunk.js', 405],
  ['PUT', '/icon.svg?v=1', 405],
])('%s %s is refused with %i', (method, url, status) => {
  expect(refusalOf({ method, url })).toBe(status)
})
