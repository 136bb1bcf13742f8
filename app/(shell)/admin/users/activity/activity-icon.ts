import { ClipboardList, KeyRound, Shield, Star, Trash2, TriangleAlert, UserRound, type LucideIcon } from 'lucide-react'

const icons: readonly [RegExp, LucideIcon][] = [
  [/_failed$/, TriangleAlert],
  [/_deleted$/, Trash2],
  [/^(password|token|proof|recovery|second_factor)/, KeyRound],
  [/^(administrator_|user_promoted|user_demoted)/, Shield],
  [/^(points|streak)_|_points_/, Star],
  [/^user_/, UserRound],
]

/** The sign of a kind of act, and whether it removed something or went wrong. */
export function iconOf(kind: string): { icon: LucideIcon; isAlarming: boolean } {
  const icon = icons.find(([pattern]) => pattern.test(kind))?.[1] ?? ClipboardList
  return { icon, isAlarming: /_(failed|deleted)$/.test(kind) }
}
