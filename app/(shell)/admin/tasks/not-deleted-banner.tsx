'use client'

import { CircleAlert } from 'lucide-react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { messages } from '@/lib/messages'
import { nameOf, type NotDeleted } from './calls'

const words = messages.manageTasks

type NotDeletedBannerProps = { asked: number; tasks: NotDeleted[]; onDismiss: () => void }

/** What could not be deleted and why, for as long as one needs to read it. */
export function NotDeletedBanner({ asked, tasks, onDismiss }: NotDeletedBannerProps) {
  return (
    <Banner
      tone="berry"
      role="alert"
      icon={<CircleAlert aria-hidden />}
      title={words.bulkFailedOf(tasks.length, asked)}
      className="mb-4"
    >
      <ul className="mt-1 max-h-48 list-disc overflow-y-auto pl-5">
        {tasks.map(({ task, message }) => (
          <li key={task.id}>
            {nameOf(task)}: {message}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onClick={onDismiss}>
        {words.dismiss}
      </Button>
    </Banner>
  )
}
