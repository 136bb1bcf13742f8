'use client'

import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { ControlProps } from '@/components/form/field'
import { Avatar } from '@/components/ui/avatar'
import { cn } from '@/components/ui/cn'
import { Input } from '@/components/ui/input'
import { messages } from '@/lib/messages'
import { usernameKey } from '@/lib/users/username'

const words = messages.manageTasks
const pauseMs = 150

export type PickedUser = { id: string; username: string; avatar: string | null }

type UserPickerProps = ControlProps & {
  value: PickedUser | null
  onChange: (user: PickedUser | null) => void
  /** The users whose names hold the text, by name; rejects when they cannot be had. */
  search: (text: string, signal: AbortSignal) => Promise<PickedUser[]>
  /** What the empty field says. */
  placeholder?: string
}

/**
 * Finds one user by name. A name typed out in full is as good as one chosen from the list; anything else chooses
 * nobody.
 */
export function UserPicker(props: UserPickerProps) {
  const { value, onChange, search, placeholder = words.assignedToPlaceholder, ...control } = props
  const listId = useId()
  const [text, setText] = useState(value?.username ?? '')
  const [isOpen, setOpen] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  // Opened on a choice already made, the list offers the others too.
  const wanted = value && !isTyped ? '' : text.trim()
  const found = useFound(isOpen ? wanted : null, search, (users) => {
    setActive(
      Math.max(
        0,
        users.findIndex(({ id }) => id === value?.id),
      ),
    )
    const named = users.find(({ username }) => usernameKey(username) === usernameKey(text))
    if (named && !value) onChange(named)
  })

  useEffect(() => {
    if (!isOpen) return
    list.current?.scrollIntoView({ block: 'nearest' })
    list.current?.querySelector('[data-active=true]')?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, found])

  function choose(user: PickedUser) {
    setText(user.username)
    onChange(user)
    setOpen(false)
    setTyped(false)
  }

  function edit(next: string) {
    setText(next)
    setTyped(true)
    setOpen(true)
    if (value && usernameKey(next) !== usernameKey(value.username)) onChange(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setOpen(false)
    if (event.key === 'ArrowDown' && !isOpen) setOpen(true)
    else if (event.key === 'ArrowDown') setActive((at) => Math.min(at + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(at - 1, 0))
    else if (event.key === 'Enter' && isOpen && found[active]) choose(found[active])
    else return
    event.preventDefault()
  }

  const optionId = (at: number) => `${listId}-${at}`
  return (
    <div>
      <Input
        {...control}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={text}
        placeholder={placeholder}
        onChange={(event) => edit(event.target.value)}
        onClick={() => setOpen(true)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false)
          setTyped(false)
        }}
      />
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={words.matches}
        hidden={!isOpen}
        // The field keeps the focus: the list is worked through it.
        onMouseDown={(event) => event.preventDefault()}
        className="hairline mt-1 max-h-60 overflow-y-auto rounded-control bg-card p-1.5 shadow-soft"
      >
        {found.map((user, at) => (
          <li
            key={user.id}
            id={optionId(at)}
            role="option"
            aria-selected={user.id === value?.id}
            data-active={at === active}
            onClick={() => choose(user)}
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
        {found.length === 0 && (
          <li role="option" aria-selected={false} aria-disabled className="px-2 py-2.5 text-muted">
            {words.nobodyFound}
          </li>
        )}
      </ul>
    </div>
  )
}

/** The users found for the text, once the typing pauses; those found before remain until then. */
function useFound(text: string | null, search: UserPickerProps['search'], onFound: (users: PickedUser[]) => void) {
  const [found, setFound] = useState<PickedUser[]>([])
  useEffect(() => {
    if (text === null) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      search(text, leaving.signal)
        .catch(() => [])
        .then((users) => {
          if (leaving.signal.aborted) return
          setFound(users)
          onFound(users)
        })
    }, pauseMs)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
    // Only another text is another question.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, search])
  return found
}
