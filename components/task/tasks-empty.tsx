import Link from 'next/link'
import { AllClearScene, NothingFoundScene } from '@/components/illustrations/scenes'
import { tasksPath, type TasksChoice } from '@/components/task/tasks-path'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { messages } from '@/lib/messages'

const words = messages.tasks
const titles = { upcoming: words.noUpcoming, today: words.noToday, past: words.noPast }

type TasksEmptyProps = { choice: TasksChoice }

/** An empty list, and why it is. */
export function TasksEmpty({ choice }: TasksEmptyProps) {
  return choice.query ? (
    <EmptyState scene={<NothingFoundScene />} title={words.noMatch}>
      <p>{words.noMatchHint}</p>
      <Button asChild variant="secondary" className="mt-4">
        <Link href={tasksPath({ ...choice, query: '', page: 1 })} scroll={false}>
          {words.clearSearch}
        </Link>
      </Button>
    </EmptyState>
  ) : (
    <EmptyState scene={<AllClearScene />} title={titles[choice.tab]}>
      {words.empty}
    </EmptyState>
  )
}
