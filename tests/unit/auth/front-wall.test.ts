import { refusalOf } from '@/lib/auth/front-wall'

test.each([
  ['GET', '/dashboard?q=%E0%A4%A'],
  ['POST', '/api/tasks/caf%C3%A9'],
  ['GET', '/'],
])('%s %s goes on', (method, url) => {
  expect(refusalOf({ method, url, headers: {} })).toBeNull()
})

test.each([
  ['GET', '/_next/static/%E0%A4%A', 400],
  ['GET', '/api/upload/%', 400],
  ['GET', '/users/%00', 400],
  ['TRACE', '/dashboard', 405],
  ['POST', '/_next/static/chunk.js', 405],
  ['PUT', '/icon.svg?v=1', 405],
  ['OPTIONS', '*', 400],
  ['GET', 'http://elsewhere.example/', 400],
])('%s %s is refused with %i', (method, url, status) => {
  expect(refusalOf({ method, url, headers: {} })).toBe(status)
})

const state = ['', { children: ['login', { children: ['__PAGE__', {}, null, null] }, null, null] }, null, null, 16]

test('where a browser says that it is can be read', () => {
  const headers = { 'next-router-state-tree': encodeURIComponent(JSON.stringify(state)) }
  expect(refusalOf({ method: 'GET', url: '/login', headers })).toBeNull()
})

test.each(['garbage', '', '%', '[]', 'null', '{}', '["",{"children":5}]', '["",{"__proto__":{}}]', 'x'.repeat(50_000)])(
  '%j says nowhere',
  (tree) => {
    expect(refusalOf({ method: 'GET', url: '/login', headers: { 'next-router-state-tree': tree } })).toBe(400)
  },
)
