import {
  CalendarSync,
  ClipboardList,
  FileJson,
  Gauge,
  LayoutDashboard,
  ListChecks,
  Mail,
  MessageCircleQuestion,
  Trophy,
  UserRound,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'

export type NavLink = {
  href: string
  label: string
  icon: LucideIcon
  /** Further paths on which the link is the current one; a path ending in `*` stands for what begins so. */
  alsoOn?: string[]
  /** How much waits there. */
  count?: number
}

export const mainLinks: NavLink[] = [
  { href: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, alsoOn: ['/'] },
  { href: '/dashboard/tasks', label: 'Tasks', icon: ListChecks, alsoOn: ['/task-submission/*'] },
  { href: '/profile', label: 'My Profile', icon: UserRound },
  { href: '/leaderboard', label: 'Leaderboard', icon: Trophy },
  { href: '/users', label: 'Family Members', icon: UsersRound, alsoOn: ['/users*'] },
]

const review: NavLink = { href: '/admin/review', label: 'Review', icon: MessageCircleQuestion }

export const adminLinks: NavLink[] = [
  review,
  { href: '/admin/users', label: 'Manage Users', icon: Users, alsoOn: ['/admin/users/*'] },
  { href: '/admin/tasks', label: 'Manage Tasks', icon: ClipboardList, alsoOn: ['/admin/tasks/*'] },
  { href: '/admin/import', label: 'Custom Tasks', icon: FileJson },
  { href: '/admin/recurring-tasks', label: 'Recurring Tasks', icon: CalendarSync },
  { href: '/admin/emails', label: 'Email Messaging', icon: Mail },
  { href: '/admin/evaluation', label: 'Evaluation', icon: Gauge },
]

/** The administrators' links, with how much waits for a look. */
export function adminLinksWith(waiting: number): NavLink[] {
  return adminLinks.map((link) => (link === review ? { ...link, count: waiting } : link))
}

/** Whether the link stands for the path a person is on. */
export function isCurrent({ href, alsoOn = [] }: NavLink, path: string): boolean {
  return [href, ...alsoOn].some((on) => (on.endsWith('*') ? path.startsWith(on.slice(0, -1)) : path === on))
}
