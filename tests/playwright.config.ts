import { existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { type ServerName, servers } from './harness/servers'

const root = path.resolve(__dirname, '..')

/** In bytes: containers have 64 MB unless told otherwise, and Chromium crashes when it is full. */
const enoughSharedMemory = 2 ** 30

/**
 * By default Playwright has Chromium create files on the disk instead of using /dev/shm, which takes up to a twentieth
 * of the CPU time of these tests.
 */
function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= enoughSharedMemory
}

const serve = (name: ServerName) => ({
  command: `node tests/harness/serve-e2e.mjs ${name} ${new URL(servers[name]).port}`,
  cwd: root,
  url: `${servers[name]}/api/health`,
  reuseExistingServer: false,
  // Leaves time to shut the database down cleanly.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
  timeout: 300_000,
})

export default defineConfig({
  testDir: './e2e',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // Generous, for loaded machines.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.LAUREL_E2E_REPORT ?? path.join(root, 'test-results', 'report.json') }],
  ],
  webServer: [serve('rules'), serve('model')],
  use: {
    baseURL: servers.rules,
    timezoneId: 'Europe/Paris',
    locale: 'en-GB',
    // Requests that a service worker handles are not routed; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Tracing takes a quarter of the CPU time; enable it with `npm run e2e -- --trace retain-on-failure`.
    screenshot: 'only-on-failure',
    // Less than a test's time, so that one that waits for a missing element fails early.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM,
      // Compiling for speed pays off only in pages that live longer than those of these tests.
      args: ['--js-flags=--no-opt,--no-maglev'],
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    },
  },
  projects: [
    // Tests without a browser run once, and first because some are slow.
    { name: 'http', testMatch: 'http/*.spec.ts' },
    {
      name: 'desktop',
      testIgnore: 'http/**',
      // Animations are covered on the phone and would only slow this project down.
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      testIgnore: 'http/**',
      // Tests tagged @once do not depend on the screen size.
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
