import path from 'node:path'
import { root } from '../../prisma/system/project.mjs'
import config from '../jest.config.mjs'

/** The unit tests of the chosen feature alone. */
const chosenTests = async () => {
  const { projects, ...shared } = await config()
  const [unit] = projects
  return {
    ...shared,
    ...unit,
    // Stryker loads the environment itself, and does not know `<rootDir>`.
    testEnvironment: path.join(root, 'tests/mutation/environment.mjs'),
    testMatch: ['<rootDir>/tests/mutation/all.test.mjs'],
    setupFilesAfterEnv: [...(unit.setupFilesAfterEnv ?? []), path.join(root, 'tests/mutation/no-shrinking.mjs')],
    maxWorkers: 1,
  }
}

export default chosenTests
