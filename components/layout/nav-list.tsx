'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { LinkIcon } from '@/components/layout/link-icon'
import { isCurrent, type NavLink } from '@/components/layout/nav-links'
import { WaitingBadge } from '@/components/layout/waiting-badge'
import { cn } from '@/components/ui/cn'
import { Tooltip } from '@/components/ui/tooltip'

type NavListProps = {
  label: string
  links: NavLink[]
  /** Shows icons only; the labels become accessible names and tooltips. */
  narrow?: boolean
  onNavigate?: (href: string) => void
}

/** The links of one section, with the current one marked. */
export function NavList({ label, links, narrow = false, onNavigate }: NavListProps) {
  const path = usePathname()
  return (
    <nav aria-label={label}>
      <ul className="space-y-1">
        {links.map((link) => (
          <li key={link.href}>
            <NavItem link={link} narrow={narrow} current={isCurrent(link, path)} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type NavItemProps = { link: NavLink; narrow: boolean; current: boolean; onNavigate?: (href: string) => void }

function NavItem({ link: { href, name, icon: Icon, count = 0 }, narrow, current, onNavigate }: NavItemProps) {
  const t = useTranslations('shell')
  const label = t(`links.${name}`)
  const link = (
    <Link
      href={href}
      onClick={() => onNavigate?.(href)}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium transition-colors',
        narrow && 'relative justify-center px-0',
        current ? 'bg-leaf text-on-leaf' : 'text-ink/85 hover:bg-ink/7 hover:text-ink has-data-pending:bg-ink/7',
      )}
    >
      <LinkIcon>
        <Icon aria-hidden className="size-5" />
      </LinkIcon>
      <span className={narrow ? 'sr-only' : 'truncate'}>{label}</span>
      {count > 0 && (
        <>
          <WaitingBadge count={count} className={narrow ? 'absolute top-0 right-0 px-1 py-0' : 'ml-auto'} />
          <span className="sr-only">{t('waiting', { count })}</span>
        </>
      )}
    </Link>
  )
  return narrow ? (
    <Tooltip text={label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}
