import { modulesIn } from '../harness/feature-imports.mjs'
import { misplaced } from '../harness/placement.mjs'

const file = (path, text = '') => ({ path, text })
const page = (route, ...modules) =>
  file(`app/${route}/page.tsx`, modules.map((module) => `import '@/${module}'`).join('\n'))

test('what one route uses is beside it, and what several use is in components', () => {
  const files = ['app', 'components'].flatMap(modulesIn)
  expect(files.length).toBeGreaterThan(400)
  expect(misplaced(files)).toEqual([])
})

test.each([
  ['static', "import { Star } from '@/app/tasks/star'"],
  ['relative', "import { Star } from '../tasks/star'"],
  ['on demand', "const Star = dynamic(() => import('@/app/tasks/star'))"],
  ['a type', "import type { Star } from '@/app/tasks/star'"],
  ['through a component', "import { Card } from '@/components/card'"],
])('the second route that uses a file of app moves it to components: %s', (_, text) => {
  const card = file('components/card.tsx', "import { Star } from '@/app/tasks/star'")
  const pages = [page('tasks', 'app/tasks/star', 'components/card'), file('app/users/page.tsx', text)]
  expect(misplaced([...pages, page('rewards', 'components/card'), card, file('app/tasks/star.tsx')])).toEqual([
    expect.stringMatching(/^app\/tasks\/star\.tsx: move it to components\/, .*app\/tasks and app\/users use it$/),
  ])
})

test('what one route uses moves from components, and from another route, beside it', () => {
  const files = [
    page('tasks', 'components/star', 'app/users/row'),
    file('components/star.ts'),
    file('app/users/row.ts'),
  ]
  expect(misplaced(files)).toEqual([
    'components/star.ts: move it beside app/tasks, which alone uses it',
    'app/users/row.ts: move it beside app/tasks, which alone uses it',
  ])
})

test('a layout is used by the routes of all pages below it', () => {
  const layout = file('app/layout.tsx', "import '@/components/frame'")
  const frame = file('components/frame.tsx')
  expect(misplaced([layout, frame, page('tasks'), page('users')])).toEqual([])
  expect(misplaced([layout, frame, page('tasks')])).toHaveLength(1)
})

test('the error screen of a route belongs to the route', () => {
  const error = file('app/tasks/error.tsx', "import './star'")
  expect(misplaced([error, page('tasks', 'app/tasks/star'), file('app/tasks/star.tsx')])).toEqual([])
})

test('a file that no route uses is found', () => {
  expect(misplaced([file('components/star.tsx')])).toEqual(['components/star.tsx: delete it, no route uses it'])
})
