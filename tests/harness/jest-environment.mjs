import { TestEnvironment } from 'jest-environment-node'

const warnings = []
process.on('warning', (warning) => {
  if (warning.name === 'MaxListenersExceededWarning') warnings.push(warning)
})

/** Fails a test file when a listener leak is reported while it runs. */
export default class Environment extends TestEnvironment {
  async teardown() {
    await super.teardown()
    const [leak] = warnings.splice(0)
    if (leak) throw leak
  }
}
