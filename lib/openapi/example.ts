import type { OperationObject } from '@/lib/openapi/document'
import type { Callers } from '@/lib/http/access'
import type { Method } from '@/lib/http/operation'
import type { JsonSchema } from '@/lib/openapi/schemas'
import { resolved } from '@/lib/openapi/shape'

type Schemas = Readonly<Record<string, JsonSchema>>

const sampleId = '019a0000-0000-7000-8000-000000000000'

const samples: Readonly<Record<string, string>> = {
  uuid: sampleId,
  date: '2027-03-28',
  'date-time': '2027-03-28T21:59:59Z',
  email: 'grandma@example.com',
}

/** A sample value for the schema: its required properties, or the first property when none is required. */
export function sampleOf(schema: JsonSchema, schemas: Schemas): unknown {
  const { type, format, anyOf, properties = {}, required, items, ...rest } = resolved(schema, schemas)
  if (rest.const !== undefined) return rest.const
  if (rest.default !== undefined) return rest.default
  if (rest.enum) return rest.enum[0]
  if (anyOf?.[0]) return sampleOf(anyOf[0], schemas)
  if (type === 'array') return items ? [sampleOf(items, schemas)] : []
  if (type === 'object') {
    const shown = required ?? Object.keys(properties).slice(0, 1)
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, part]) =>
        shown.includes(name) ? [[name, sampleOf(part, schemas)]] : [],
      ),
    )
  }
  if (type === 'integer' || type === 'number') return Math.max(rest.minimum ?? 0, 0)
  if (type === 'boolean') return true
  return (format && samples[format]) || '…'.repeat(Math.max(rest.minLength ?? 1, 1))
}

/** The settings that hold the secrets of callers that are no users. */
const secrets: Partial<Record<Callers, string>> = { scheduler: 'CRON_SECRET', monitoring: 'METRICS_TOKEN' }

/**
 * The call as a curl command, where LAUREL is the server's address and TOKEN an access token; operations that accept no
 * token use a cookie file.
 */
export function curlOf(path: string, method: Method, operation: OperationObject, schemas: Schemas): string {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  // curl interprets braces.
  const address = path.replace(/\{\w+\}/g, sampleId)
  const secret = secrets[operation['x-access']] ?? 'TOKEN'
  const takesToken = operation.security.some((way) => 'accessToken' in way)
  const isOpen = operation['x-access'] === 'anyone'
  const body = content && JSON.stringify(sampleOf(content.schema, schemas))
  const [field] = Object.keys((content && resolved(content.schema, schemas).properties) ?? {})
  const sends =
    type === 'application/json' ? [`-H 'Content-Type: ${type}'`, `-d '${body}'`] : [`-F ${field}=@picture.png`]
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}"$LAUREL${address}"`,
    ...(isOpen ? [] : [takesToken || secret !== 'TOKEN' ? `-H "Authorization: Bearer $${secret}"` : '-b cookies.txt']),
    ...(content ? sends : []),
  ].join(' \\\n  ')
}
