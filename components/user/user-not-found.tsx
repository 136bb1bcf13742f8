import Link from 'next/link'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Button } from '@/components/ui/button'
import { messages } from '@/lib/messages'

const words = messages.users

/** Stands for a user who is not, or no longer, there. */
export function UserNotFound() {
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <NothingFoundScene />
      <h1 className="mt-6 text-2xl">{words.notFoundTitle}</h1>
      <p className="mt-2 max-w-prose text-muted">{words.notFound}</p>
      <Button asChild className="mt-6">
        <Link href="/users">{words.toDirectory}</Link>
      </Button>
    </div>
  )
}
