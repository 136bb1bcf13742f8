import { failed, json } from '@/lib/http/route'
import { runSchedule } from '@/lib/schedule/commands'
import { cronScope } from '@/lib/scope'

// The scheduler has no session: it shows a secret instead, so this is not one of the usual doors.
export async function GET(request: Request): Promise<Response> {
  try {
    return json({ status: 'ok', ...(await runSchedule(cronScope(request))) })
  } catch (error) {
    return failed(error)
  }
}

export const maxDuration = 60
