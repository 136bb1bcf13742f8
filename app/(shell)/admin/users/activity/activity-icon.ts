import { ClipboardList, KeyRound, Shield, Star, Trash2, TriangleAlert, UserRound, type LucideIcon } from 'lucide-react'

const icons: readonly [RegExp, LucideIcon][] = [
  [/_failed$/, TriangleAlert],
  [/_deleted$/, Trash2],
  [/^(password|token|proof|recovery|second_factor)/, KeyRound],
  [/^(administrator_|user_promoted|user_demoted)/, Shield],
  [/^(points|streak)_|_points_/, Star],
  [/^user_/, UserRound],
]

/** The icon of a kind of activity, and whether it was a deletion or an error. */
export function iconOf(kind: string): { icon: LucideIcon; isAlarming: boolean } {
  const icon = icons.find(([pattern]) => pattern.test(kind))?.[1] ?? ClipboardList
  return { icon, isAlarming: /_(failed|deleted)$/.test(kind) }
}
