import 'server-only'
import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal. Only for secrets random enough for an unsalted hash. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
