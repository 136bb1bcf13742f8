import { brand } from '@/lib/brand'
import { callersOf, type Callers } from '@/lib/http/access'
import type { Locale } from '@/lib/i18n/locale'
import {
  isBodyOptional,
  jsonAnswerOf,
  pathParameters,
  tags,
  type MediaType,
  type Method,
  type Operation,
  type Tag,
} from '@/lib/http/operation'
import { errorResponsesOf } from '@/lib/openapi/errors'
import { sayIn, translated, type Say } from '@/lib/openapi/language'
import { operations } from '@/lib/openapi/operations'
import { jsonSchemaOf, mention, namedSchemas, errorName, type JsonSchema } from '@/lib/openapi/schemas'

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

/** `content` is omitted for statuses without a body. */
export type Answer = { readonly description: string; readonly content?: Content; readonly headers?: object }

/** An OpenAPI operation object. `x-access` says who may call it. */
export type OperationObject = {
  readonly operationId: string
  readonly tags: readonly [Tag]
  readonly summary: string
  readonly description?: string
  readonly 'x-access': Callers
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer>>
}

export type OpenApiDocument = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: Tag }[]
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, OperationObject>>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access token from My Profile: `laurel_` and 43 characters. It acts as its user, and a session cookie ' +
      'sent with it is ignored.',
  },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'next-auth.session-token',
    description: 'The session cookie. Over https its name is `__Secure-next-auth.session-token`.',
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The token of the monitoring system.' },
  cronSecret: { type: 'http', scheme: 'bearer', description: 'CRON_SECRET.' },
}

const description =
  'A family’s tasks, evaluations, points and streaks. Dates are days in the family’s time zone; instants are ' +
  'in UTC. Every error has a status and a message.'

/** A body that is not JSON. */
const otherContent = (type: MediaType): Content => ({
  [type]: { schema: type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' } },
})
const jsonContent = (name: string): Content => ({ 'application/json': { schema: mention(name) } })

const documents: Partial<Record<Locale, OpenApiDocument>> = {}

/**
 * The OpenAPI 3.1 document in a language, generated once from the operations that the routes enforce: that takes 15 ms.
 */
export const openApiDocument = (locale: Locale): OpenApiDocument => (documents[locale] ??= generated(locale))

function generated(locale: Locale): OpenApiDocument {
  const say = sayIn(locale)
  const paths: Record<string, Partial<Record<Method, OperationObject>>> = {}
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = operationObject(operation, say)
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: brand, version: '1.0.0', description },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { schemas: namedSchemas(operations), securitySchemes },
  }
  return translated(document, say)
}

function operationObject(operation: Operation, say: Say): OperationObject {
  const { tag, summary, description, body, answer, error } = operation
  const content = body && { [body.type ?? 'application/json']: { schema: mention(body.name) } }
  const json = jsonAnswerOf(operation)
  const success = {
    description: answer.description,
    ...('type' in answer && { content: otherContent(answer.type) }),
    ...(json && { content: jsonContent(json.name) }),
    ...(json?.isPaged && { headers: pageHeaders }),
  }
  const errors = Object.entries(errorResponsesOf(operation, say)).map(([status, reason]) => [
    status,
    {
      description: reason,
      content: jsonContent(error?.name ?? errorName),
      ...(['429', '503'].includes(status) && { headers: retryHeaders }),
    },
  ])
  return {
    operationId: operationId(operation),
    tags: [tag],
    summary,
    ...(description && { description }),
    'x-access': callersOf(operation),
    security: securityOf(operation),
    parameters: parametersOf(operation),
    ...(content && { requestBody: { required: !isBodyOptional(operation), content } }),
    responses: { [answer.status ?? 200]: success, ...Object.fromEntries(errors) },
  }
}

const pageHeaders = {
  'X-Total-Count': {
    description:
      'Total number of items. A response is at most 300 KB; for the next page, pass the number of items read so ' +
      'far as offset.',
    schema: { type: 'integer', minimum: 0 },
  },
}

const retryHeaders = {
  'Retry-After': {
    description: 'Seconds after which to try again, where that is known.',
    schema: { type: 'integer', minimum: 0 },
  },
}

/** `GET /api/tasks/{taskId}` is `get_tasks_taskId`. */
function operationId({ path, method }: Operation): string {
  return [method, ...path.split('/').slice(2)].map((part) => part.replace(/\.json$/, '').replace(/[{}]/g, '')).join('_')
}

/** Each entry is one alternative; the roles listed with a token are the scope and the user role it requires. */
function securityOf(operation: Operation): OperationObject['security'] {
  const { method, credentials } = operation
  const callers = callersOf(operation)
  if (callers === 'scheduler') return [{ cronSecret: [] }]
  if (callers === 'monitoring') return [{ metricsToken: [] }]
  if (callers === 'anyone') return credentials === 'none' && method === 'post' ? [{}, { sessionCookie: [] }] : [{}]
  const roles = callers === 'administrators' ? ['administrator'] : []
  if (credentials === 'session') return [{ sessionCookie: roles }]
  return [{ accessToken: [method === 'get' ? 'read' : 'write', ...roles] }, { sessionCookie: roles }]
}

function parametersOf({ path, query, secret }: Operation): Parameter[] {
  const uuid = { type: 'string', format: 'uuid' }
  return [
    ...pathParameters(path).map((name) => ({
      name,
      in: 'path' as const,
      required: true,
      ...(name === secret?.name
        ? { description: secret.description, schema: { type: 'string', minLength: 5 } }
        : { schema: uuid }),
    })),
    ...Object.entries(query ? (jsonSchemaOf(query).properties ?? {}) : {}).map(
      ([name, { description, ...schema }]) => ({
        name,
        in: 'query' as const,
        required: false,
        description,
        schema,
      }),
    ),
  ]
}
