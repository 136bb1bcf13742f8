import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { Banner } from '@/components/ui/banner'
import { ScrollArea } from '@/components/ui/scroll-area'
import { Spinner } from '@/components/ui/spinner'
import type { ImportResult } from '@/lib/imports/plan'
import { messages } from '@/lib/messages'

const words = messages.imports

/** How an import stands. */
export type Outcome =
  | { kind: 'pending'; taskCount: number }
  | { kind: 'failed'; message: string }
  | { kind: 'done'; results: ImportResult[] }

const grounds = { leaf: 'from-leaf-soft', ember: 'from-ember-soft', berry: 'from-berry-soft' } as const

/** Says how an import stands, entry by entry once it is done. */
export function ImportOutcome({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'pending') {
    return (
      <Banner tone="sky" role="status" icon={<Spinner />}>
        <p>{words.pending(outcome.taskCount)}</p>
      </Banner>
    )
  }
  if (outcome.kind === 'failed') {
    return (
      <Banner tone="berry" role="alert" icon={<CircleAlert aria-hidden />} title={words.failedTitle}>
        <p>{outcome.message}</p>
      </Banner>
    )
  }

  const { results } = outcome
  const failed = results.filter(({ success }) => !success)
  const added = results.reduce((sum, { tasksAdded }) => sum + tasksAdded, 0)
  const tone = failed.length === 0 ? 'leaf' : failed.length === results.length ? 'berry' : 'ember'
  const list = (
    <ScrollArea ground={grounds[tone]} className="max-h-60">
      <ul className="mt-1">
        {results.map(({ user, message }, index) => (
          <li key={index}>{words.result(user, message)}</li>
        ))}
      </ul>
    </ScrollArea>
  )
  const seeTasks = (
    <Link href="/admin/tasks" className="mt-1 inline-block font-medium underline underline-offset-4">
      {words.seeTasks}
    </Link>
  )
  if (failed.length === 0) {
    return (
      <Banner tone={tone} role="status" icon={<CircleCheck aria-hidden />} title={words.successTitle}>
        <p>{words.success(added)}</p>
        {list}
        {seeTasks}
      </Banner>
    )
  }
  return (
    <Banner
      tone={tone}
      role="alert"
      icon={tone === 'berry' ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
      title={words.partialTitle}
    >
      <p>{words.success(added)}</p>
      {list}
      {added > 0 && seeTasks}
    </Banner>
  )
}
