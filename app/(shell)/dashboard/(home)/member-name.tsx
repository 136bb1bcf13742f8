import Link from 'next/link'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'

type MemberNameProps = {
  username: string
  avatar: string | null
  href: string
  /** What is said below the name. */
  children?: ReactNode
}

/** A member, with a link that covers the surrounding row. */
export function MemberName({ username, avatar, href, children }: MemberNameProps) {
  return (
    <div className="flex min-h-11 min-w-0 items-center gap-2 @2xl:gap-3">
      <Avatar username={username} src={avatar} className="size-8 text-base @2xl:size-9" />
      <div className="min-w-0">
        <h3 className="text-base leading-snug">
          <Link
            href={href}
            className="line-clamp-2 min-h-6 font-sans font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {username}
          </Link>
        </h3>
        {children}
      </div>
    </div>
  )
}
