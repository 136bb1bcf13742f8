import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../prisma/system/project.mjs'

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].concat(
  ['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
)

/** The paths from the project's root in code spans, without patterns, and those of the feature that serves as example. */
const named = (text) =>
  [...text.matchAll(/`((?:app|components|lib|prisma|tests|public|docs|\.ci)\/[^`\s]*)`/g)]
    .map(([, found]) => found)
    .filter((found) => !/[<{*…]|favourite/.test(found))

const linked = (text, document) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)].map(([, to]) => path.join(path.dirname(document), to))

test('every file that the documentation names or links exists', () => {
  const missing = documents.flatMap((document) => {
    const text = readFileSync(path.join(root, document), 'utf8')
    return [...named(text), ...linked(text, document)]
      .filter((found) => !existsSync(path.join(root, found)))
      .map((found) => `${document}: ${found}`)
  })
  expect(documents.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})

test('every test that the documentation names exists', () => {
  const endings = ['', '.test.ts', '.test.tsx', '.test.mjs', '.spec.ts']
  const exists = (name) => endings.some((ending) => existsSync(path.join(root, 'tests', `${name}${ending}`)))
  const missing = documents.flatMap((document) => {
    const text = readFileSync(path.join(root, document), 'utf8')
    const tests = [...text.matchAll(/`((?:unit|integration|contract|e2e)\/[\w/-]+)`/g)].map(([, found]) => found)
    return tests.filter((found) => !exists(found)).map((found) => `${document}: ${found}`)
  })
  expect(missing).toEqual([])
})
