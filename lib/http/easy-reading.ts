import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { readViewer } from '@/lib/auth/session'

/** Whether the viewer chose wider letters and lines; false while the session cannot be read. */
export async function wantsEasyReading(): Promise<boolean> {
  try {
    return (await readViewer())?.easyReading ?? false
  } catch (error) {
    unstable_rethrow(error)
    return false
  }
}
