import { CircleAlert } from 'lucide-react'
import { Card, CardTitle } from '@/components/ui/card'

/** Replaces a part of a screen that could not be loaded; the other parts stay usable. */
export function PartError({ title, error }: { title: string; error: string }) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <p role="alert" className="mt-2 flex items-center gap-2 text-berry-ink">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        {error}
      </p>
    </Card>
  )
}
