import fc from 'fast-check'
import { chosenFeature } from './features.mjs'

// A property that fails has noticed the mutant: a smaller counterexample would only take time.
fc.configureGlobal({ endOnFailure: true, numRuns: chosenFeature.runsOfProperties })
