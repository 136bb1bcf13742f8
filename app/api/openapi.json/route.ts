import { route } from '@/lib/http/route'
import { openApiDocument } from '@/lib/openapi/document'
import { readDocumentOperation } from '@/lib/openapi/server-operations'

/**
 * Public: it says nothing about the family and nothing that the source does not say, and a program has to find out
 * how to sign in before it can.
 */
export const GET = route(readDocumentOperation, async () => openApiDocument())
