import { useTranslations } from 'next-intl'
import type { Shape } from '@/lib/openapi/shape'

/** A shape, and for a parameter where it stands. */
type ListedShape = Shape & { readonly place?: string }

/** Fields with their types, nested fields indented. */
export function ShapeList({ shapes }: { shapes: readonly ListedShape[] }) {
  const t = useTranslations('apiDocs')
  if (shapes.length === 0) return null
  return (
    <ul className="space-y-1.5 border-l pl-3">
      {shapes.map(({ name, type, isOptional, place, notes, parts }) => (
        <li key={name}>
          <span className="wrap-anywhere">
            <span className="font-mono font-medium">{name}</span>{' '}
            <span className="font-mono text-sm text-leaf-ink">{type}</span>
            {isOptional && <Note>{t('optional')}</Note>}
            {place && <Note>{place}</Note>}
            {notes.map((note) => (
              <Note key={note}>{note}</Note>
            ))}
          </span>
          <div className="mt-1.5">
            <ShapeList shapes={parts} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Note({ children }: { children: string }) {
  return (
    <span className="text-sm text-muted">
      {' · '}
      {children}
    </span>
  )
}
