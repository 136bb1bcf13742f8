import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../prisma/system/project.mjs'
import { chosenFeature } from './features.mjs'

const config = {
  packageManager: 'npm',
  mutate: chosenFeature.mutate,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tests/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // What the chosen tests do not read, which need not be copied.
  ignorePatterns: ['.next', '.data', 'test-results', 'docs', 'public', 'components', 'tests/{e2e,integration,faults}'],
  tempDirName: path.relative(root, path.join(tmpdir(), 'laurel-mutation')),
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
}

export default config
