import { forgetSettings } from './hermetic.mjs'

// Workers inherit the environment.
forgetSettings()
process.env.LOG_LEVEL ||= 'silent' // tests log errors on purpose
// Next patches `process.on` of the worker, where the listeners of every test file would then accumulate.
process.env.NEXT_UNHANDLED_REJECTION_FILTER = 'disabled'
