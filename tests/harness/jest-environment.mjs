import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'

const warnings = []
process.on('warning', (warning) => {
  if (warning.name === 'MaxListenersExceededWarning') warnings.push(warning)
})

const { createContext } = vm
/**
 * Jest creates its contexts around a proxy, so each use of a global (`Math`, `Set`) passes through it. An ordinary
 * context makes the tests of the evaluator take a third of the CPU time.
 */
function withOrdinaryContexts(create) {
  vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
  try {
    return create()
  } finally {
    vm.createContext = createContext
  }
}

/** Fails a test file when a listener leak is reported while it runs. */
export default class Environment extends TestEnvironment {
  constructor(...args) {
    withOrdinaryContexts(() => super(...args))
  }

  async teardown() {
    await super.teardown()
    const [leak] = warnings.splice(0)
    if (leak) throw leak
  }
}
