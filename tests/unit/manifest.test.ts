import { readFileSync } from 'node:fs'
import path from 'node:path'
import manifest from '@/app/manifest'
import { config } from '@/middleware'
import { root } from '@/prisma/system/project.mjs'

jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async () => (key: string) => key,
}))

/** The width and height in the header of a PNG file. */
function sizeOf(src: string): string {
  const bytes = readFileSync(path.join(root, 'public', src))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('the pictures that the manifest names exist in their sizes, and need no session', async () => {
  const { icons = [], screenshots = [] } = await manifest()
  const guarded = new RegExp(`^${config.matcher[0]}$`)
  for (const { src, sizes } of [...icons, ...screenshots]) {
    expect([src, sizeOf(src)]).toEqual([src, sizes])
    expect([src, guarded.test(src)]).toEqual([src, false])
  }
  for (const path of ['/manifest.webmanifest', '/service-worker.js']) expect(guarded.test(path)).toBe(false)
  for (const path of ['/dashboard', '/manifest.webmanifest/x', '/offline']) expect(guarded.test(path)).toBe(true)
})

test('a browser can install the app: a name, icons of both sizes and purposes, and screenshots of both shapes', async () => {
  const { name, display, start_url, icons = [], screenshots = [] } = await manifest()
  expect({ name, display, start_url }).toEqual({ name: 'Laurel', display: 'standalone', start_url: '/dashboard' })
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  expect(new Set(screenshots.map((each) => each.form_factor))).toEqual(new Set(['narrow', 'wide']))
})
