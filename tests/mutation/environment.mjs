import Environment from '../harness/jest-environment.mjs'

/** One failing test has noticed the mutant: the others are skipped. */
export default class FailFastEnvironment extends Environment {
  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.hasFailed = true
    else if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip'
  }
}
