import 'server-only'
import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal. Of a secret only when it is random enough for a plain hash. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
