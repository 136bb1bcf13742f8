import { satisfies } from '../../../prisma/start/node-version.mjs'

test.each([
  ['v20.19.0', true],
  ['v20.20.2', true],
  ['v22.0.0', true],
  ['v20.18.3', false],
  ['v18.20.8', false],
])('Node.js %s against >=20.19: %s', (version, expected) => {
  expect(satisfies(version, '>=20.19')).toBe(expected)
})
