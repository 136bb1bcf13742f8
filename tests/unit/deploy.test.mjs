import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../prisma/system/project.mjs'
import { STOP_LIMIT_MS } from '../../prisma/start/ending.mjs'

const read = (file) => readFileSync(path.join(root, file), 'utf8')
const dockerfile = read('Dockerfile')
const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
const compose = read('compose.yaml')
const guide = read('docs/deploy.md')

test('the image runs as an ordinary user, is checked, and keeps its data in volumes', () => {
  const user = final.match(/^USER (\d+)$/m)?.[1]
  expect(Number(user)).toBeGreaterThan(0)
  expect(final).toContain(`--uid ${user}`)
  expect(final).toMatch(/^HEALTHCHECK /m)
  expect(final).toMatch(/^VOLUME \["\/data", "\/backups"\]$/m)
  expect(final).not.toMatch(/\b(?:npm (?:ci|install|run)|apt-get|ADD|curl)\b/)
  for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+\.\d+\.\d+-/)
})

test('the image has every file that the server reads', () => {
  const copied = [...final.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, sources]) => sources.split(' '))
  const served = [
    '.next',
    'lib',
    'prisma',
    'public',
    'next.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]
  expect(copied.map((source) => source.replace('/laurel/', '')).sort()).toEqual([...served, 'node_modules'].sort())
})

test('whatever stops the server waits longer than the server may take', () => {
  const seconds = [compose.match(/stop_grace_period: (\d+)s/), guide.match(/TimeoutStopSec=(\d+)/)]
  for (const found of seconds) expect(Number(found?.[1]) * 1000).toBeGreaterThan(STOP_LIMIT_MS + 10_000)
})

test('systemd goes on starting Laurel until its database is there', () => {
  expect(guide).toMatch(/^Restart=on-failure$/m)
  const [, seconds] = guide.match(/^RestartSec=(\d+)$/m) ?? []
  // systemd's defaults: it gives up after five starts within ten seconds.
  expect(Number(seconds) * 5).toBeGreaterThan(10)
})

test('every setting of compose.yaml is one that Laurel has', () => {
  const settings = [...read('.env.example').matchAll(/^#(\w+)=/gm)].map(([, name]) => name)
  const [, app = ''] = compose.match(/^ {2}app:\n([\s\S]*?)\n {2}database:/m) ?? []
  const names = [...app.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !settings.includes(name))).toEqual([])
})

test('the images of the Dockerfile and of compose.yaml, the actions and the packages get updates', () => {
  const ecosystems = [...read('.github/dependabot.yml').matchAll(/package-ecosystem: (\S+)/g)].map(([, name]) => name)
  expect(ecosystems.sort()).toEqual(['docker', 'docker-compose', 'github-actions', 'npm'])
})

test('a rollback of the container builds the old version before it restores', () => {
  const container = guide.slice(guide.indexOf('## Container'))
  const [, rollback = ''] = container.slice(container.indexOf('**Rollback**')).match(/```sh\n([\s\S]*?)```/) ?? []
  const steps = ['git checkout', 'docker compose build app', 'docker compose stop app', 'docker compose run', 'up -d']
  const places = steps.map((step) => rollback.indexOf(step))
  expect(places[0]).toBe(0)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('every script that the guide names exists', () => {
  const named = [...guide.matchAll(/\bnode (prisma\/\S+\.mjs)/g)].map(([, file]) => file)
  expect(new Set(named).size).toBeGreaterThan(2)
  for (const file of named) expect(read(file)).not.toBe('')
  const { scripts } = JSON.parse(read('package.json'))
  for (const [, name] of guide.matchAll(/\bnpm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name)
})
