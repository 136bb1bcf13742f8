import { route } from '@/lib/http/route'
import { openApiDocument } from '@/lib/openapi/document'
import { readDocumentOperation } from '@/lib/openapi/server-operations'

/**
 * Public: it contains nothing about the family and nothing beyond the source code, and a client needs it to learn how
 * to sign in.
 */
export const GET = route(readDocumentOperation, async ({ scope }) => openApiDocument(scope.locale))
