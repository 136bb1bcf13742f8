import { useTranslations } from 'next-intl'
import type { Shape } from '@/lib/openapi/shape'

/** Fields with their types, nested fields indented. */
export function ShapeList({ shapes }: { shapes: readonly Shape[] }) {
  const t = useTranslations('apiDocs')
  if (shapes.length === 0) return null
  return (
    <ul className="space-y-1.5 border-l pl-3">
      {shapes.map(({ name, type, isOptional, notes, parts }) => (
        <li key={name}>
          <span className="wrap-anywhere">
            <span className="font-mono font-medium">{name}</span>{' '}
            <span className="font-mono text-sm text-leaf-ink">{type}</span>
            {[...(isOptional ? [t('optional')] : []), ...notes].map((note) => (
              <span key={note} className="text-sm text-muted">
                {' · '}
                {note}
              </span>
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
