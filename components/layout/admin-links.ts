import {
  CalendarPlus,
  CalendarSync,
  ClipboardList,
  FileJson,
  Gauge,
  Gift,
  Mail,
  MessageCircleQuestion,
  Settings,
  Users,
} from 'lucide-react'
import type { NavLink } from '@/components/layout/nav-links'

const review: NavLink = { href: '/admin/review', name: 'review', icon: MessageCircleQuestion }

export const adminLinks: NavLink[] = [
  review,
  { href: '/admin/users', name: 'manageUsers', icon: Users, alsoOn: ['/admin/users/*'] },
  { href: '/admin/tasks', name: 'manageTasks', icon: ClipboardList, alsoOn: ['/admin/tasks/*'] },
  { href: '/admin/plan', name: 'plan', icon: CalendarPlus, alsoOn: ['/admin/plan/*'] },
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
