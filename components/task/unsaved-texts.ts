import { send } from '@/components/rest/send'

const prefix = 'laurel:solution:'

/** The localStorage key of the unsaved text of a member's task. */
export function copyKey(memberId: string, taskId: string): string {
  return `${prefix}${memberId}:${taskId}`
}

/** The ids in such a key; null for any other key. */
export function readCopyKey(key: string): { memberId: string; taskId: string } | null {
  const [memberId, taskId, ...rest] = key.startsWith(prefix) ? key.slice(prefix.length).split(':') : []
  return memberId && taskId && rest.length === 0 ? { memberId, taskId } : null
}

type Kept = { key: string; memberId: string; taskId: string; text: string }

function keptTexts(): Kept[] {
  try {
    return Object.entries(localStorage).flatMap(([key, text]: [string, string]) => {
      const owner = readCopyKey(key)
      return owner ? [{ key, text, ...owner }] : []
    })
  } catch {
    return [] // Storage is unavailable.
  }
}

/** The number of a member's unsaved texts on this device, without the one of the excepted task. */
export function countTexts(memberId: string, except?: string): number {
  return textsOf(memberId, except).length
}

const textsOf = (memberId: string, except?: string) =>
  keptTexts().filter((kept) => kept.memberId === memberId && kept.taskId !== except)

/**
 * Saves a member's unsaved texts as drafts and removes the saved ones from this device, without the one of the
 * excepted task. Returns the number not saved.
 */
export async function saveTexts(memberId: string, { except }: { except?: string } = {}): Promise<number> {
  const own = textsOf(memberId, except)
  const saved = await Promise.all(
    own.map(async ({ key, taskId, text }) => {
      const body = { taskId, response: text }
      const reply = await send('POST', '/api/tasks/save-draft', { body }).catch(() => null)
      if (reply?.ok) localStorage.removeItem(key)
      return reply?.ok === true
    }),
  )
  return saved.filter((isSaved) => !isSaved).length
}

/** Removes the unsaved texts from this device, except those of the member to keep. */
export function forgetTexts(keptMemberId: string | null): void {
  for (const { key, memberId } of keptTexts()) if (memberId !== keptMemberId) localStorage.removeItem(key)
}
