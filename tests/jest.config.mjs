import './harness/jest-settings.mjs' // before Next, which reads one of them when it is loaded
import nextJest from 'next/jest.js'
import { root } from '../prisma/system/project.mjs'

const nextConfig = nextJest({ dir: root })

/** Packages that are ES modules only; Jest loads CommonJS. */
const esModules = 'geist|next-intl|use-intl|icu-minify|intl-messageformat|@formatjs/[^/]+|@schummar/[^/]+'

/** One kind of test, named like its folder. */
async function project(name, options = {}) {
  const config = await nextConfig({
    displayName: name,
    rootDir: root,
    testEnvironment: '<rootDir>/tests/harness/jest-environment.mjs',
    testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx,mjs}`],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // Jest loads CommonJS, and the database client's runtime has both formats.
      '^(@prisma/client/runtime/.+)\\.mjs$': '$1.js',
    },
    ...options,
  })()
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(?:${esModules})/)`] }
}

const config = async () => ({
  rootDir: root,
  maxWorkers: 2,
  testTimeout: 180_000, // generous, for loaded machines
  projects: [
    await project('unit'),
    await project('measured'),
    await project('contract'),
    await project('integration', {
      globalSetup: '<rootDir>/tests/harness/create-template-database.mjs',
      globalTeardown: '<rootDir>/tests/harness/drop-test-databases.mjs',
      testEnvironment: '<rootDir>/tests/harness/database-environment.mjs',
    }),
  ],
})

export default config
