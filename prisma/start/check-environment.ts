import { env } from '@/lib/env'

try {
  env()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
