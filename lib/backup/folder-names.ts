import { dayMs } from '@/lib/durations'

/** The file name of a backup: its instant in UTC, so that names sort by age. */
export const backupName = (now: Date) => `laurel-${now.toISOString().replaceAll(':', '-')}.tar.gz`

const pattern = /^laurel-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)\.tar\.gz(\.partial)?$/

/**
 * The complete backups among the files of a folder, oldest first, without those of a future instant: the clock was
 * wrong when they were made, and they would be taken for the newest until then.
 */
export const completeBackups = (names: readonly string[], now: Date) =>
  names.filter((name) => pattern.test(name) && !name.endsWith('.partial') && name <= backupName(now)).sort()

/**
 * The files of a folder to delete: all complete backups but the newest `keep`, and what a killed process left unfinished
 * for a day. Other files are never among them.
 */
export function outdatedBackups(names: readonly string[], keep: number, now: Date): string[] {
  const complete = completeBackups(names, now)
  const unfinishedSince = `${backupName(new Date(now.getTime() - dayMs))}.partial`
  const abandoned = names.filter((name) => pattern.exec(name)?.[2] && name < unfinishedSince)
  return [...complete.slice(0, Math.max(complete.length - keep, 0)), ...abandoned]
}
