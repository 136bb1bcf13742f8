'use client'

import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { useEarlyText } from '@/components/form/use-early-text'
import { chosenPath } from '@/components/paths/chosen-path'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'

const pauseMs = 300

type AddressSearchProps = {
  label: string
  placeholder: string
  /** The path of the screen, the current query, and the other search parameters to keep. */
  path: string
  query: string
  keep?: Record<string, string>
}

const nothing = {}

/** A search field whose query is in the URL: it searches once typing pauses. */
export function AddressSearch({ label, placeholder, path, query, keep = nothing }: AddressSearchProps) {
  const t = useTranslations('common')
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [text, setText] = useState(query)
  const [asked, setAsked] = useState(query)
  const [seen, setSeen] = useState(query)
  const field = useRef<HTMLInputElement>(null)
  useEarlyText(field)

  // The response to this field's own search does not change its text, because typing may have continued. Any other
  // change of the query, for example by going back, replaces the text.
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
    // A delayed search would navigate back from a link that was just followed.
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer)
    }
    document.addEventListener('click', leave, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', leave, true)
    }
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
        // The browser's own clear button is too small for touch.
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
