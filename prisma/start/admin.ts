import './checked-environment'
import { db } from '@/lib/db'
import { rescueAdministrator } from './rescue'

const [username = '', isSecondFactorOff] = process.argv.slice(2)

rescueAdministrator({ username, isSecondFactorOff: isSecondFactorOff === 'off' })
  .then((rescued) => {
    console.log(`
  The new password of ${rescued.username}: ${rescued.password}
  It is shown only this once. All sessions and access tokens of this account have ended.${
    rescued.hasSecondFactor ? '\n  The second factor stays on: --no-second-factor turns it off.' : ''
  }
`)
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
  .finally(() => db.$disconnect())
