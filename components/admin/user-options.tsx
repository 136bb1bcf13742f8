import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import type { Found, PickedUser } from '@/components/admin/use-found'
import { Avatar } from '@/components/ui/avatar'
import { cn } from '@/components/ui/cn'

type UserOptionsProps = {
  ref: Ref<HTMLUListElement>
  id: string
  isOpen: boolean
  found: Found
  value: PickedUser | null
  /** The index of the active option, and the element id of each. */
  active: number
  optionId: (at: number) => string
  onChoose: (user: PickedUser) => void
}

/** The options of a user picker, or the reason why there are none. */
export function UserOptions({ ref, id, isOpen, found, value, active, optionId, onChoose }: UserOptionsProps) {
  const t = useTranslations('form')
  const { users, isPending, isFailed } = found
  const none = isPending ? t('loadingUsers') : isFailed ? t('usersFailed') : t('nobodyFound')
  return (
    <ul
      ref={ref}
      id={id}
      role="listbox"
      aria-label={t('matches')}
      hidden={!isOpen}
      // The input keeps the focus and controls the list.
      onMouseDown={(event) => event.preventDefault()}
      className="hairline fixed z-20 overflow-y-auto overscroll-contain rounded-control bg-card p-1.5 shadow-soft"
    >
      {users.map((user, at) => (
        <li
          key={user.id}
          id={optionId(at)}
          role="option"
          aria-selected={user.id === value?.id}
          data-active={at === active}
          onClick={() => onChoose(user)}
          className={cn(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-2',
            at === active ? 'bg-shade' : 'hover:bg-shade/60',
          )}
        >
          <Avatar username={user.username} src={user.avatar} className="size-8 text-base" />
          <span className="min-w-0 flex-1 wrap-anywhere">{user.username}</span>
          {user.id === value?.id && <Check aria-hidden className="size-5 text-leaf" />}
        </li>
      ))}
      {users.length === 0 && (
        <li role="option" aria-selected={false} aria-disabled className="px-2 py-2.5 text-muted">
          {none}
        </li>
      )}
    </ul>
  )
}
