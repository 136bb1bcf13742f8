import { AllClearScene, NothingFoundScene } from '@/components/illustrations/scenes'
import type { TasksTab } from '@/components/task/tasks-path'
import { EmptyState } from '@/components/ui/empty-state'
import { messages } from '@/lib/messages'

const words = messages.tasks
const titles = { upcoming: words.noUpcoming, today: words.noToday, past: words.noPast }

type TasksEmptyProps = { tab: TasksTab; isSearch: boolean }

/** An empty list, and why it is. */
export function TasksEmpty({ tab, isSearch }: TasksEmptyProps) {
  return isSearch ? (
    <EmptyState scene={<NothingFoundScene />} title={words.noMatch}>
      {words.noMatchHint}
    </EmptyState>
  ) : (
    <EmptyState scene={<AllClearScene />} title={titles[tab]}>
      {words.empty}
    </EmptyState>
  )
}
