import { startResendFake } from './resend-fake'

// The Resend fake in a process of its own: tells its parent where it answers, and ends with it.
void startResendFake().then(({ url }) => process.send?.(url))
process.once('disconnect', () => process.exit(0))
