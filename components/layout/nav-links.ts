import {
  CalendarPlus,
  CalendarSync,
  ClipboardList,
  FileJson,
  Gauge,
  Gift,
  LayoutDashboard,
  ListChecks,
  Mail,
  MessageCircleQuestion,
  Settings,
  Trophy,
  UserRound,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
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

const review: NavLink = { href: '/admin/review', name: 'review', icon: MessageCircleQuestion }

export const adminLinks: NavLink[] = [
  review,
  { href: '/admin/users', name: 'manageUsers', icon: Users, alsoOn: ['/admin/users/*'] },
  { href: '/admin/tasks', name: 'manageTasks', icon: ClipboardList, alsoOn: ['/admin/tasks/*'] },
  { href: '/admin/plan', name: 'plan', icon: CalendarPlus, alsoOn: ['/admin/library'] },
  { href: '/admin/import', name: 'import', icon: FileJson },
  { href: '/admin/recurring-tasks', name: 'recurring', icon: CalendarSync },
  { href: '/admin/rewards', name: 'manageRewards', icon: Gift },
  { href: '/admin/emails', name: 'emails', icon: Mail },
  { href: '/admin/evaluation', name: 'evaluation', icon: Gauge },
  { href: '/admin/setup', name: 'setup', icon: Settings },
]

/** The administrators' links, with the number of items to review. */
export function adminLinksWith(waiting: number): NavLink[] {
  return adminLinks.map((link) => (link === review ? { ...link, count: waiting } : link))
}

/** Whether the link is the current one on that path. */
export function isCurrent({ href, alsoOn = [] }: NavLink, path: string): boolean {
  return [href, ...alsoOn].some((on) => (on.endsWith('*') ? path.startsWith(on.slice(0, -1)) : path === on))
}
