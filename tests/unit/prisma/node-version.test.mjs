import { satisfies } from '../../../prisma/start/node-version.mjs'

test.each([
  ['v20.19.0', true],
  ['v20.20.2', true],
  ['v22.0.0', true],
  ['v20.18.3', false],
  ['v18.20.8', false],
])('that Node.js %s satisfies >=20.19 is %s', (version, expected) => {
  expect(satisfies(version, '>=20.19')).toBe(expected)
})
