'use client'

import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { chosenPath } from '@/components/layout/chosen-path'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'

const pauseMs = 300

type AddressSearchProps = {
  label: string
  placeholder: string
  /** The screen, what was searched for, and what else was chosen on it. */
  path: string
  query: string
  keep?: Record<string, string>
}

const nothing = {}

/** A search that lives in the address: it begins once the typing pauses. */
export function AddressSearch({ label, placeholder, path, query, keep = nothing }: AddressSearchProps) {
  const t = useTranslations('common')
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [text, setText] = useState(query)
  const [asked, setAsked] = useState(query)
  const [seen, setSeen] = useState(query)
  const field = useRef<HTMLInputElement>(null)

  // The answer to what was asked here leaves the field alone: more may have been typed meanwhile. Another
  // query came from elsewhere, a step back for instance, and belongs in the field.
  if (query !== seen) {
    setSeen(query)
    if (query !== asked) {
      setText(query)
      setAsked(query)
    }
  }

  const search = useCallback(
    (wanted: string) => {
      setAsked(wanted)
      startTransition(() => router.replace(chosenPath(path, { ...keep, q: wanted }), { scroll: false }))
    },
    [path, keep, router],
  )

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === asked) return
    const timer = setTimeout(() => search(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [text, asked, search])

  return (
    <form role="search" action={path} onSubmit={(event) => event.preventDefault()} className="relative">
      {isPending ? (
        <Spinner className="absolute top-3.5 left-3.5 text-muted" />
      ) : (
        <Search aria-hidden className="absolute top-3.5 left-3.5 size-5 text-muted" />
      )}
      <Input
        ref={field}
        type="search"
        name="q"
        value={text}
        maxLength={200}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        // Whoever leaves the field for a row of the list must not be called back by a search that comes late.
        onBlur={() => text.trim() !== asked && search(text.trim())}
        // The browser's own cross is too small for a thumb.
        className="pr-13 pl-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('emptySearch')}
          onClick={() => {
            setText('')
            search('')
            field.current?.focus()
          }}
          className="absolute top-0.5 right-0.5"
        >
          <X aria-hidden />
        </Button>
      )}
    </form>
  )
}
