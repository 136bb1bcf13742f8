import 'server-only'
import { hashOf } from '@/lib/hash'

/** What of a task an evaluation depends on. */
export const subjectHashOf = ({ title, description }: { title: string; description: string }) =>
  hashOf(JSON.stringify([title, description]))
