'use client'

import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Textarea } from '@/components/ui/textarea'
import { messages } from '@/lib/messages'
import type { TaskView } from '@/lib/tasks/json'
import { isEarning } from '@/lib/tasks/status'
import { Evaluating } from './evaluating'
import { SavedState } from './saved-state'
import type { Solution } from './use-solution'

const words = messages.submission

type SolutionFormProps = {
  task: TaskView
  solution: Solution
  canSubmit: boolean
  activity: 'none' | 'saving' | 'evaluating' | 'reading'
  /** Why the last attempt to save or submit failed. */
  problem: string | null
  onSave: () => void
  onSubmit: () => void
}

/** Where the solution is written. */
export const solutionId = 'solution-text'

/** The writing place, and the actions in a bar that stays within reach. */
export function SolutionForm(props: SolutionFormProps) {
  const { task, solution, canSubmit, activity, problem, onSave, onSubmit } = props
  const isIdle = activity === 'none'
  const isBlocked = !canSubmit || solution.text.trim() === '' || !isIdle
  return (
    <Card className="pb-0 sm:pb-0">
      <h2 id="solution" className="mb-4 text-xl">
        {isEarning(task.status) ? words.resubmit : words.heading}
      </h2>
      <Textarea
        rows={12}
        id={solutionId}
        aria-labelledby="solution"
        value={solution.text}
        readOnly={!canSubmit || activity === 'evaluating'}
        placeholder={canSubmit ? words.placeholder : undefined}
        onChange={(event) => solution.edit(event.target.value)}
        className="min-h-90 text-lg"
      />
      <div
        className={
          'sticky bottom-0 -mx-5 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-b-card border-t ' +
          'bg-card px-5 py-4 sm:-mx-6 sm:px-6'
        }
      >
        {problem && activity !== 'reading' && (
          <Banner tone="berry" className="w-full py-3">
            <p>{problem}</p>
            <p>{words.textIsSafe}</p>
          </Banner>
        )}
        {activity === 'evaluating' ? (
          <Evaluating />
        ) : (
          <SavedState solution={solution} isSaving={activity === 'saving'} />
        )}
        <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button variant="secondary" disabled={isBlocked} busy={activity === 'saving'} onClick={onSave}>
            {words.saveDraft}
          </Button>
          <Button disabled={isBlocked} onClick={onSubmit}>
            {task.status === 'rejected' ? words.resubmit : words.submit}
          </Button>
        </div>
      </div>
    </Card>
  )
}
