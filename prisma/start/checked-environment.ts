// Imported first: the modules that follow read the environment as they load, and would show a stack trace.
import { env } from '@/lib/env'

try {
  env()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
