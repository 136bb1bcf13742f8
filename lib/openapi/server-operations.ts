import * as z from '@/lib/zod'
import { ok } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'

export const readHealthOperation = operation({
  path: '/api/health',
  method: 'get',
  tag: 'Server',
  summary: 'Check the server’s health',
  access: 'public',
  credentials: 'none',
  answer: { name: 'Ok', schema: ok, description: 'The server and its database are available.' },
  error: { name: 'UnavailableError', schema: z.strictObject({ status: z.literal('unavailable') }) },
})

export const readDocumentOperation = operation({
  path: '/api/openapi.json',
  method: 'get',
  tag: 'Server',
  summary: 'Read this document',
  access: 'public',
  answer: { name: 'OpenApi', schema: z.looseObject({ openapi: z.literal('3.1.0') }), description: 'OpenAPI 3.1.' },
})

/** Answers calls that match no other operation; not in the document. */
export const unknownOperation = operation({
  path: '/api/{unknown}',
  method: 'get',
  tag: 'Server',
  summary: 'An unknown call',
  access: 'public',
  answer: { status: 204, description: 'Never.' },
})

export const serverOperations = [readHealthOperation, readDocumentOperation] as const
