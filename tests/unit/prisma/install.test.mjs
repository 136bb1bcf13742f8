import { isInstalled } from '../../../prisma/start/install.mjs'

const lock = {
  packages: {
    '': { name: 'laurel' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/swc-for-another-machine': { version: '16.4.6', optional: true },
  },
}
const installed = (packages) => ({ packages })

test('every locked package is installed, except those for other platforms', () => {
  expect(isInstalled(lock, installed({ 'node_modules/next': { version: '16.4.6' } }))).toBe(true)
})

test('another version or a missing package requires an install', () => {
  expect(isInstalled(lock, installed({ 'node_modules/next': { version: '16.4.5' } }))).toBe(false)
  expect(isInstalled(lock, installed({}))).toBe(false)
})
