import Link from 'next/link'
import { LostScene } from '@/components/illustrations/scenes'
import { Button } from '@/components/ui/button'

/** Stands for a task that cannot be shown. */
export function TaskError({ message = messages.submission.loadFailed }: { message?: string }) {
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <LostScene />
      <h1 className="mt-6 text-2xl">{message}</h1>
      <Button asChild className="mt-6">
        <Link href="/dashboard">{messages.submission.returnToDashboard}</Link>
      </Button>
    </div>
  )
}
