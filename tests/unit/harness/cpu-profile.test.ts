import { placeOf, sharesOf } from '../../harness/bench/cpu-profile'

const node = (id: number, functionName: string, url: string) => ({
  id,
  callFrame: { functionName, url, lineNumber: 1, columnNumber: 0 },
})

test('shares are of the time in which the server worked, by part and by function', () => {
  const nodes = [node(1, '(idle)', ''), node(2, 'render', 'a'), node(3, 'render', 'a'), node(4, 'send', 'b')]
  const profile = { nodes, samples: [1, 2, 3, 4], timeDeltas: [900, 10, 20, 10] }
  const { parts, functions } = sharesOf(profile, ({ url }) => ({ part: `part ${url}`, at: url }))
  expect(parts).toEqual([
    { name: 'part a', share: 0.75 },
    { name: 'part b', share: 0.25 },
  ])
  expect(functions.map(({ name }) => name)).toEqual(['render a', 'send b'])
})

test.each([
  ['/x/node_modules/pg/lib/client.js', 'pg'],
  ['turbopack:///[project]/node_modules/%40prisma/client/a.js', '@prisma/client'],
  ['webpack://next/./dist/compiled/react-dom/cjs/server.js', 'react-dom'],
  ['webpack://next/./src/server/app-render/app-render.tsx', 'next'],
  ['../../../../lib/tasks/json.ts', 'laurel: lib/tasks'],
  ['turbopack:///[project]/components/ui/avatar.tsx', 'laurel: components'],
])('%s is of %s', (file, part) => {
  expect(placeOf(file, 0).part).toBe(part)
})
