import config from '../jest.config.mjs'
import { chosenFeature } from './features.mjs'

/** The unit tests of the chosen feature alone. */
const chosenTests = async () => {
  const { projects, ...shared } = await config()
  const [unit] = projects
  return { ...shared, ...unit, testMatch: [`<rootDir>/tests/unit/${chosenFeature.tests}`], maxWorkers: 1 }
}

export default chosenTests
