'use client'

import Link, { useLinkStatus } from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { moveTabFocus } from '@/components/ui/move-tab-focus'
import { tabId } from '@/components/ui/tab-id'

type TabLink = { value: string; label: string; href: string; icon?: ReactNode; count?: string }
type TabLinksProps = {
  label: string
  tabs: TabLink[]
  selected: string
  /** The element id of the panel with the selected tab's content. */
  panelId: string
  /** Whether the selection takes the place of the address in the history. */
  replace?: boolean
  className?: string
}

/** Tabs whose selection is in the URL: each is a link, and the server renders the panel. */
export function TabLinks({ label, tabs, selected, panelId, replace, className }: TabLinksProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={moveTabFocus}
      className={cn('flex min-w-0 gap-1 rounded-control bg-shade p-1', className)}
    >
      {tabs.map(({ value, label: name, href, icon, count }) => {
        const isSelected = value === selected
        return (
          <Link
            key={value}
            id={tabId(panelId, value)}
            href={href}
            replace={replace}
            role="tab"
            scroll={false}
            aria-selected={isSelected}
            aria-controls={panelId}
            tabIndex={isSelected ? 0 : -1}
            className={cn(
              'relative inline-flex min-h-11 flex-1 items-center justify-center gap-x-1.5 rounded-inner px-1.5 font-medium sm:whitespace-nowrap',
              'transition-colors max-[24rem]:flex-col max-[24rem]:py-1.5 sm:gap-x-2 sm:px-5',
              isSelected ? 'bg-card text-ink shadow-soft' : 'text-muted hover:text-ink',
            )}
          >
            {icon}
            {name}
            {count !== undefined && (
              <span
                className={cn(
                  'rounded-full px-1.5 text-sm leading-6 tabular-nums sm:px-2',
                  isSelected ? 'bg-leaf-soft text-leaf-ink' : 'bg-ink/8',
                )}
              >
                {count}
              </span>
            )}
            <Pending />
          </Link>
        )
      })}
    </div>
  )
}

/** An indicator that the tab is loading, shown after a moment. */
function Pending() {
  const { pending } = useLinkStatus()
  if (!pending) return null
  return <span aria-hidden className="absolute inset-x-3 bottom-0.5 h-0.5 animate-pending rounded-full bg-leaf" />
}
