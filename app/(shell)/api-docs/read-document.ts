import { address, ask } from '@/components/rest/ask'
import { jsonOf } from '@/components/rest/send'
import type { OpenApiDocument } from '@/lib/openapi/document'
import type { readDocumentOperation } from '@/lib/openapi/server-operations'
import { isRecord } from '@/lib/record'
import { usualErrors, type DocumentedError } from './usual-errors'

/** The OpenAPI document, with the errors that its operations share. */
export type ReadDocument = OpenApiDocument & { readonly usual: readonly DocumentedError[] }

const documentAddress = address<typeof readDocumentOperation>({ method: 'get', path: '/api/openapi.json' })

let reading: Promise<ReadDocument> | null = null

/** Reads the document once per page load; after an error, the next call tries again. Throws when it cannot be read. */
export function readDocument(): Promise<ReadDocument> {
  reading ??= fetchDocument().catch((error: unknown) => {
    reading = null
    throw error
  })
  return reading
}

async function fetchDocument(): Promise<ReadDocument> {
  const reply = await ask(documentAddress, {})
  const document = jsonOf(reply)
  if (!reply.ok || !isDocument(document)) throw new Error(`The OpenAPI document could not be read: ${reply.status}.`)
  return { ...document, usual: usualErrors(document) }
}

const isDocument = (value: unknown): value is OpenApiDocument =>
  isRecord(value) && isRecord(value.paths) && isRecord(value.components)
