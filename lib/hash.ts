import 'server-only'
import { hash } from 'node:crypto'

/** SHA-256 in hexadecimal, unsalted: for texts and random secrets, never for passwords. */
export const hashOf = (text: string) => hash('sha256', text, 'hex')

/** A UUID that is equal for equal texts: version 8, of the text's hash. */
export function uuidOf(text: string): string {
  const hex = hashOf(text)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
