import Link from 'next/link'
import { Avatar } from '@/components/ui/avatar'

type MemberNameProps = { id: string; username: string; avatar: string | null }

/** A member with a link that covers the surrounding row. */
export function MemberName({ id, username, avatar }: MemberNameProps) {
  return (
    <h3 className="min-w-0 text-base">
      <Link
        href={`/users/${id}`}
        className="flex min-h-11 items-center gap-3 rounded-control font-sans font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        <Avatar username={username} src={avatar} className="size-9 text-base" />
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{username}</span>
      </Link>
    </h3>
  )
}
