import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { type ServerName, servers } from './harness/servers'

const root = path.resolve(__dirname, '..')

const serve = (name: ServerName) => ({
  command: `node tests/harness/serve-e2e.mjs ${name} ${new URL(servers[name]).port}`,
  cwd: root,
  url: `${servers[name]}/api/health`,
  reuseExistingServer: false,
  // Time to leave the database in order.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
  timeout: 300_000,
})

export default defineConfig({
  testDir: './e2e',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // Generous, so that a loaded machine fails no test.
  timeout: 600_000,
  expect: { timeout: 60_000 },
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
    // Tracing takes a quarter of the CPU time: `npm run e2e -- --trace retain-on-failure` where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM },
  },
  projects: [
    // What needs no browser: once, and first, for some of it takes long.
    { name: 'http', testMatch: 'http/*.spec.ts' },
    {
      name: 'desktop',
      testIgnore: 'http/**',
      // Movement is seen on the phone: here it would only be waited for.
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      testIgnore: 'http/**',
      // The size of the screen makes no difference to tests with this tag in their title.
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
