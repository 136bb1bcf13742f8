'use client'

import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { CloseRequests } from '@/components/ui/close-requests'
import { cn } from '@/components/ui/cn'

export const DropdownMenu = Radix.Root
export const DropdownMenuTrigger = Radix.Trigger

/** The menu's list of actions. */
export function DropdownMenuContent({
  className,
  align = 'end',
  sideOffset = 4,
  children,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'hairline z-50 max-w-[calc(100vw-1rem)] min-w-48 animate-fade-in rounded-control bg-card p-1.5 shadow-soft',
          className,
        )}
        {...props}
      >
        {children}
        <CloseRequests />
      </Radix.Content>
    </Radix.Portal>
  )
}

type ItemProps = ComponentProps<typeof Radix.Item> & {
  /** The action cannot be undone. */
  destructive?: boolean
}

/** One action; with `asChild` the single child, for example a link, is rendered as the item. */
export function DropdownMenuItem({ className, destructive, ...props }: ItemProps) {
  return (
    <Radix.Item
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-3 py-1.5 font-medium wrap-anywhere outline-none select-none',
        'data-disabled:pointer-events-none data-disabled:opacity-55 data-highlighted:bg-shade [&_svg]:size-5 [&_svg]:shrink-0',
        destructive && 'text-berry-ink data-highlighted:bg-berry-soft',
        className,
      )}
      {...props}
    />
  )
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('mx-2 my-1.5 border-t', className)} {...props} />
}
