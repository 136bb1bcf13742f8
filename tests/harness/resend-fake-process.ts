import { startResendFake } from './resend-fake'

// Runs the Resend fake in a child process: sends its address to the parent, and ends with it.
void startResendFake().then(({ url }) => process.send?.(url))
process.once('disconnect', () => process.exit(0))
