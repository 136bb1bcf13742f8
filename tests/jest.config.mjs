import nextJest from 'next/jest.js'
import { root } from '../prisma/project.mjs'
import { forgetSettings } from './support/hermetic.mjs'

// Workers inherit the environment.
forgetSettings()
process.env.LOG_LEVEL ||= 'silent' // what the tests provoke is not for the screen

const nextConfig = nextJest({ dir: root })

/** One kind of test: what it is called is also its folder. */
function project(name, options = {}) {
  return nextConfig({
    displayName: name,
    rootDir: root,
    testEnvironment: 'node',
    testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx,mjs}`],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // Jest loads CommonJS: the database client's runtime comes in both forms.
      '^(@prisma/client/runtime/.+)\\.mjs$': '$1.js',
    },
    ...options,
  })()
}

const config = async () => ({
  rootDir: root,
  maxWorkers: 2,
  projects: [
    await project('unit'),
    await project('contract'),
    await project('integration', {
      globalSetup: '<rootDir>/tests/support/create-template-database.mjs',
      globalTeardown: '<rootDir>/tests/support/drop-test-databases.mjs',
      testEnvironment: '<rootDir>/tests/support/database-environment.mjs',
    }),
  ],
})

export default config
