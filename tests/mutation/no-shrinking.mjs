import fc from 'fast-check'

// A property that fails has noticed the mutant: a smaller counterexample would only take time.
fc.configureGlobal({ endOnFailure: true })
