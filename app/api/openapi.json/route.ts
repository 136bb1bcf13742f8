import { openApiDocument } from '@/lib/openapi/document'
import { json, route } from '@/lib/http/route'

/**
 * What REST takes and answers. Anyone may read it: it says nothing of the family, and nothing that the source
 * does not, and a program has to find out how to sign in before it can.
 */
export const GET = route(async () => json(openApiDocument()))
