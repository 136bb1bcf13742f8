import type { DocumentedError } from './usual-errors'

/** HTTP statuses with their reasons. */
export function ErrorList({ errors }: { errors: readonly DocumentedError[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {errors.map(({ status, description }) => (
        <div key={`${status} ${description}`} className="contents">
          <dt className="font-mono">{status}</dt>
          <dd className="text-muted">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
