'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useFound, type PickedUser, type SearchUsers } from '@/components/admin/use-found'
import { useHeldForm } from '@/components/form/use-held-form'
import { useOverlay } from '@/components/admin/use-overlay'
import { UserOptions } from '@/components/admin/user-options'
import type { ControlProps } from '@/components/form/field'
import { Input } from '@/components/ui/input'
import { usernameKey } from '@/lib/users/username'

type UserPickerProps = ControlProps & {
  value: PickedUser | null
  onChange: (user: PickedUser | null) => void
  search: SearchUsers
  /** Called with the text of the input on every change. */
  onType?: (text: string) => void
  /** A full name waits while the list has others, because a selection empties the input: `lea` may become `leanne`. */
  isAdding?: boolean
  placeholder?: string
}

/**
 * A combobox for one user. Typing a full name selects that user as if chosen from the list, even if the input loses
 * focus before the list has loaded; any other text is an error.
 */
export function UserPicker(props: UserPickerProps) {
  const t = useTranslations('form')
  const { value, onChange, search, onType, isAdding = false, placeholder = t('searchMembers'), ...control } = props
  const listId = useId()
  const [text, setText] = useState(value?.username ?? '')
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const [isTyped, setTyped] = useState(false)
  const [isEntered, setEntered] = useState(false)
  const [active, setActive] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)

  // When opened on an existing selection, the list also offers other users.
  const wanted = value && !isTyped ? '' : text.trim()
  const isUndecided = value === null && wanted !== ''
  const found = useFound(isOpen || isUndecided ? wanted : null, round, search, (users) => {
    if (!users) return cancelSubmission()
    const named = namedIn(users)
    const preferred = value ?? named
    setActive(
      Math.max(
        0,
        users.findIndex(({ id }) => id === preferred?.id),
      ),
    )
    if (!named || value) return
    if (!isOpen || isEntered) choose(named)
    else if (!isAdding || users.length === 1) onChange(named)
  })
  const { users, isPending, isFailed } = found
  const undecided = isUndecided && !isPending ? namedIn(users) : undefined
  const cancelSubmission = useHeldForm(field, isUndecided && isPending)
  useOverlay(isOpen, field, list)

  useEffect(() => {
    if (isOpen) list.current?.querySelector('[data-active=true]')?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, users])

  function namedIn(users: PickedUser[]) {
    return users.find(({ username }) => usernameKey(username) === usernameKey(text))
  }

  function open() {
    if (isOpen) return
    setOpen(true)
    setRound(round + 1)
  }

  function choose(user: PickedUser) {
    setText(user.username)
    onChange(user)
    setOpen(false)
    setTyped(false)
    setEntered(false)
  }

  function edit(next: string) {
    setText(next)
    onType?.(next)
    setTyped(true)
    setEntered(false)
    cancelSubmission()
    open()
    if (value && usernameKey(next) !== usernameKey(value.username)) onChange(null)
  }

  function leave() {
    setOpen(false)
    setTyped(false)
    if (value) setText(value.username)
    else if (undecided) choose(undecided)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setOpen(false)
    if (event.key === 'ArrowDown' && !isOpen) open()
    else if (event.key === 'ArrowDown') setActive((at) => Math.min(at + 1, users.length - 1))
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(at - 1, 0))
    // The list is not up to date with the text: select the user of that name once it is.
    else if (event.key === 'Enter' && isOpen && isPending) setEntered(true)
    else if (event.key === 'Enter' && isOpen && users[active]) choose(users[active])
    else if (event.key === 'Enter' && undecided) choose(undecided)
    // In an empty field for one more member Enter does not submit the form: it often follows a name that was just added.
    else if (event.key !== 'Enter' || !isAdding || wanted !== '') return
    event.preventDefault()
  }

  const optionId = (at: number) => `${listId}-${at}`
  const isDone = !isOpen && isUndecided && !isPending && !undecided
  const isRefused = Boolean(control['aria-invalid'])
  const error = !isDone ? null : isFailed ? t('usersFailed') : isRefused ? null : t('userNotFound')
  const errorId = `${listId}-error`
  return (
    <div>
      <Input
        {...control}
        ref={field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && users[active] ? optionId(active) : undefined}
        aria-invalid={isRefused || error !== null || undefined}
        aria-describedby={[control['aria-describedby'], error && errorId].filter(Boolean).join(' ') || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={text}
        placeholder={placeholder}
        onChange={(event) => edit(event.target.value)}
        onClick={open}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <p id={errorId} aria-live="polite" className="text-sm font-medium text-berry-ink not-empty:mt-1.5">
        {error}
      </p>
      <UserOptions
        ref={list}
        id={listId}
        isOpen={isOpen}
        found={found}
        value={value}
        active={active}
        optionId={optionId}
        onChoose={choose}
      />
    </div>
  )
}
