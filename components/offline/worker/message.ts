import type { WorkerMessage } from '@/components/offline/kept'
import { fieldsOf } from '@/lib/record'

const isText = (value: unknown) => typeof value === 'string'
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText)

/** Whether a page of this version has sent it. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  const { kind, except, path, isChanged, linked, files, language } = fieldsOf(data)
  if (kind === 'forget') return except === null || isText(except)
  const isWhole = isText(path) && typeof isChanged === 'boolean' && areTexts(linked) && areTexts(files)
  return kind === 'keep' && isWhole && isText(language)
}
