/** The ways of attack there are texts for. */
export const categories = [
  'override',
  'delimiter escape',
  'format spoof',
  'master key',
  'social',
  'obfuscation',
  'hidden unicode',
  'rubric echo',
  'language switch',
  'exfiltration',
  'output attack',
  'resource',
] as const
export type Category = (typeof categories)[number]

export type Task = { title: string; description: string }
/** A text without any work in it, written to be accepted all the same, and the task it was handed in for. */
export type HostileCase = Task & { category: Category; text: string }
/** Honest work that looks a little like an attack. */
export type TwinCase = Task & { looksLike: Category; text: string }

/** The same kind of attack, once for each text; the tasks take turns. */
export function attacks(category: Category, tasks: readonly Task[], texts: readonly string[]): HostileCase[] {
  return texts.map((text, index) => {
    const { title, description } = tasks[index % tasks.length] ?? { title: '', description: '' }
    return { category, title, description, text }
  })
}
