import { Gift, LayoutDashboard, ListChecks, Trophy, UserRound, UsersRound, type LucideIcon } from 'lucide-react'
import type { Messages } from '@/lib/i18n/catalogue'

type LinkName = keyof Messages['shell']['links']

export type NavLink = {
  href: string
  name: LinkName
  icon: LucideIcon
  /** Further paths on which the link is the current one; a path that ends in `*` is a prefix. */
  alsoOn?: string[]
  /** The number of items to review there. */
  count?: number
}

const rewards: NavLink = { href: '/rewards', name: 'rewards', icon: Gift }
const leaderboard: NavLink = { href: '/leaderboard', name: 'leaderboard', icon: Trophy }

export const mainLinks: NavLink[] = [
  { href: '/dashboard', name: 'dashboard', icon: LayoutDashboard, alsoOn: ['/'] },
  { href: '/dashboard/tasks', name: 'tasks', icon: ListChecks, alsoOn: ['/task-submission/*'] },
  { href: '/profile', name: 'profile', icon: UserRound },
  leaderboard,
  rewards,
  { href: '/users', name: 'users', icon: UsersRound, alsoOn: ['/users*'] },
]

type Offers = { hasLeaderboard: boolean; hasRewards: boolean }

/** The links of a user, whose family may have no leaderboards or no rewards. */
export function mainLinksFor({ hasLeaderboard, hasRewards }: Offers): NavLink[] {
  return mainLinks.filter((link) => (link !== leaderboard || hasLeaderboard) && (link !== rewards || hasRewards))
}

/** Whether the link is the current one on that path. */
export function isCurrent({ href, alsoOn = [] }: NavLink, path: string): boolean {
  return [href, ...alsoOn].some((on) => (on.endsWith('*') ? path.startsWith(on.slice(0, -1)) : path === on))
}
