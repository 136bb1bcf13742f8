import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { Label } from '@/components/ui/label'

type CheckboxFieldProps = {
  label: string
  hint: string
  /** Whether the hint asks the reader to act. */
  isWarning?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CheckboxField({ label, hint, isWarning = false, checked, onChange }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className="col-span-2 flex items-start gap-3">
      <Checkbox
        id={id}
        aria-describedby={`${id}-says`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-says`} className={cn('text-sm', isWarning ? 'font-medium text-ember-ink' : 'text-muted')}>
          {hint}
        </p>
      </div>
    </div>
  )
}
