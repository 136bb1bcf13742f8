import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Translate } from '@/lib/i18n/message'
import type { Answer, OperationObject } from '@/lib/openapi/document'
import { curlOf } from '@/lib/openapi/example'
import type { Method } from '@/lib/http/operation'
import type { JsonSchema } from '@/lib/openapi/schemas'
import { shapeOf } from '@/lib/openapi/shape'
import { ErrorList } from './error-list'
import { ShapeList } from './shape-list'
import { ownErrors, type DocumentedError } from './usual-errors'

type Schemas = Readonly<Record<string, JsonSchema>>
type OperationBodyProps = {
  path: string
  method: Method
  operation: OperationObject
  schemas: Schemas
  /** Errors that the page lists once for all operations. */
  usual: readonly DocumentedError[]
}

/** What an operation takes and answers, its own errors and an example. */
export function OperationBody({ path, method, operation, schemas, usual }: OperationBodyProps) {
  const t = useTranslations('apiDocs')
  const { description, responses } = operation
  const answers = Object.entries(responses)
  const errors = ownErrors(responses, usual)
  return (
    <div className="space-y-5 pb-5 @lg:pl-23">
      {description && <p>{description}</p>}
      <p className="font-medium">{accessOf(t, operation)}</p>
      <Takes operation={operation} schemas={schemas} />
      {answers
        .filter(([status]) => status < '400')
        .map(([status, answer]) => (
          <Part key={status} title={`${t('answers')} ${status}`}>
            <p className="text-muted">{answer.description}</p>
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
  )
}

function Takes({ operation: { parameters, requestBody }, schemas }: { operation: OperationObject; schemas: Schemas }) {
  const t = useTranslations('apiDocs')
  if (parameters.length === 0 && !requestBody) return null
  const shapes = parameters.map(({ name, in: place, required, description, schema }) => {
    const shape = shapeOf(t, schema, schemas, name, !required)
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
  const t = useTranslations('apiDocs')
  return Object.entries(content ?? {}).map(([type, { schema }]) => (
    <div key={type} className="space-y-1.5">
      <p className="font-mono text-sm text-muted wrap-anywhere">
        {type}: {shapeOf(t, schema, schemas).type}
      </p>
      <ShapeList shapes={shapeOf(t, schema, schemas).parts} />
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
