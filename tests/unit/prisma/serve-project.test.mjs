import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../../prisma/system/project.mjs'

let project
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'laurel-project-'))
  mkdirSync(path.join(project, 'prisma', 'start'), { recursive: true })
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

/** Serves a project whose `serve` has this body, in a process of its own: Jest does not import from other folders. */
function serveWith(body, database) {
  writeFileSync(path.join(project, 'prisma', 'start', 'server.mjs'), `export async function serve() { ${body} }`)
  const served = pathToFileURL(path.join(root, 'prisma', 'start', 'serve-project.mjs')).href
  const program = `
    import { serveProject } from '${served}'
    const database = ${database}
    database?.catch(() => {})
    const code = await serveProject('start', { project: ${JSON.stringify(project)}, database }).catch(({ message }) => message)
    console.log(code)`
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
}

const joined = `Promise.resolve({ leave: () => console.log('left') })`

test('the database is left when the server has ended, and when it failed', () => {
  expect(serveWith('return 0', joined)).toMatchObject({ stdout: 'left\n0\n', stderr: '' })
  expect(serveWith("throw new Error('no port')", joined)).toMatchObject({ stdout: 'left\nno port\n', stderr: '' })
})

test('without a database of another user, or one that did not start, only the server counts', () => {
  expect(serveWith('return 3', 'null')).toMatchObject({ stdout: '3\n', stderr: '' })
  const broken = `Promise.reject(new Error('no database'))`
  expect(serveWith("throw new Error('seen above')", broken)).toMatchObject({ stdout: 'seen above\n', stderr: '' })
})
