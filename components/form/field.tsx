import { useId, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Label } from '@/components/ui/label'

/** The props that connect a control with its field. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = {
  label: string
  hint?: ReactNode
  /** The error of the value; replaces the hint. */
  error?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A labelled control, with a hint or an error below it. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId()
  const says = error ?? hint
  return (
    <div className={cn('space-y-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-describedby': says ? `${id}-says` : undefined, 'aria-invalid': error ? true : undefined })}
      {says && (
        <p
          id={`${id}-says`}
          className={cn('text-base sm:text-sm', error ? 'font-medium text-berry-ink' : 'text-muted')}
        >
          {says}
        </p>
      )}
    </div>
  )
}
