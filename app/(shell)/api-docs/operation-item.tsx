import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '@/components/ui/badge'
import type { Translate } from '@/lib/i18n/message'
import type { Answer, OperationObject } from '@/lib/openapi/document'
import { curlOf } from '@/lib/openapi/example'
import type { Method } from '@/lib/http/operation'
import type { JsonSchema } from '@/lib/openapi/schemas'
import { shapeOf } from '@/lib/openapi/shape'
import { ErrorList } from './error-list'
import { ShapeList } from './shape-list'
import { ownErrors, type DocumentedError } from './usual-errors'

const tones: Record<Method, Tone> = { get: 'sky', post: 'leaf', patch: 'gold', put: 'gold', delete: 'berry' }

type Schemas = Readonly<Record<string, JsonSchema>>
type OperationItemProps = {
  path: string
  method: Method
  operation: OperationObject
  schemas: Schemas
  /** Errors that the page lists once for all operations. */
  usual: readonly DocumentedError[]
}

/** A collapsed API operation: its summary and, when expanded, its input, responses and own errors. */
export function OperationItem({ path, method, operation, schemas, usual }: OperationItemProps) {
  const t = useTranslations('apiDocs')
  const { summary, description, responses } = operation
  const answers = Object.entries(responses)
  const errors = ownErrors(responses, usual)
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-start gap-x-3 gap-y-1.5 rounded-control py-3 sm:flex-nowrap [&::-webkit-details-marker]:hidden">
          <Badge tone={tones[method]} className="w-20 justify-center font-mono">
            {method.toUpperCase()}
          </Badge>
          <span className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
            <span className="font-mono wrap-anywhere">{path}</span>
            <span lang="en" className="block text-muted">
              {summary}
            </span>
          </span>
          <ChevronDown aria-hidden className="mt-1 size-5 shrink-0 text-muted group-open:rotate-180 max-sm:ml-auto" />
        </summary>
        <div className="space-y-5 pb-5 sm:pl-23">
          {description && <p lang="en">{description}</p>}
          <p className="font-medium">{accessOf(t, operation)}</p>
          <Takes operation={operation} schemas={schemas} />
          {answers
            .filter(([status]) => status < '400')
            .map(([status, answer]) => (
              <Part key={status} title={`${t('answers')} ${status}`}>
                <p lang="en" className="text-muted">
                  {answer.description}
                </p>
                <Content content={answer.content} schemas={schemas} />
              </Part>
            ))}
          {errors.length > 0 && (
            <Part title={t('refuses')}>
              <ErrorList errors={errors} />
            </Part>
          )}
          <Part title={t('example')}>
            <pre className="rounded-control bg-shade p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
              {curlOf(path, method, operation, schemas)}
            </pre>
          </Part>
        </div>
      </details>
    </li>
  )
}

function Takes({ operation: { parameters, requestBody }, schemas }: { operation: OperationObject; schemas: Schemas }) {
  const t = useTranslations('apiDocs')
  if (parameters.length === 0 && !requestBody) return null
  const shapes = parameters.map(({ name, in: place, required, description, schema }) => {
    const shape = shapeOf(schema, schemas, name, !required)
    const notes = description ? [...shape.notes, description] : shape.notes
    return { ...shape, place: place === 'path' ? t('inPath') : t('inQuery'), notes }
  })
  return (
    <Part title={t('takes')}>
      <ShapeList shapes={shapes} />
      {requestBody && <Content content={requestBody.content} schemas={schemas} />}
    </Part>
  )
}

function Content({ content, schemas }: { content: Answer['content']; schemas: Schemas }) {
  return Object.entries(content ?? {}).map(([type, { schema }]) => (
    <div key={type} className="space-y-1.5">
      <p lang="en" className="font-mono text-sm text-muted wrap-anywhere">
        {type}: {shapeOf(schema, schemas).type}
      </p>
      <ShapeList shapes={shapeOf(schema, schemas).parts} />
    </div>
  ))
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  )
}

function accessOf(t: Translate<'apiDocs'>, { 'x-access': access, security }: OperationObject): string {
  const [scope] = security[0]?.accessToken ?? []
  const needs = scope === 'read' || scope === 'write' ? `. ${t(`needs.${scope}`)}.` : '.'
  return t(`access.${access}`) + needs
}
