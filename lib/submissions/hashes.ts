import 'server-only'
import { createHash } from 'node:crypto'

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What of a task an evaluation depends on. */
export const subjectHashOf = ({ title, description }: { title: string; description: string }) =>
  hashOf(JSON.stringify([title, description]))
