import { LogIn } from 'lucide-react'
import Link from 'next/link'
import { taskPath } from '@/components/task/task-path'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { messages } from '@/lib/messages'

const { sessionEnded, signInAgain } = messages.common

/** The session is over; the text is not. */
export function SessionEndedBanner({ taskId }: { taskId: string }) {
  return (
    <Banner tone="ember" role="alert" icon={<LogIn aria-hidden />} title={sessionEnded}>
      <p>{messages.submission.keptHere}</p>
      <Button asChild className="mt-3">
        <Link href={`/login?callbackUrl=${encodeURIComponent(taskPath(taskId))}`}>{signInAgain}</Link>
      </Button>
    </Banner>
  )
}
