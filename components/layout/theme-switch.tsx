'use client'

import { useTranslations } from 'next-intl'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { themeCookie, type Theme } from '@/components/layout/theme'
import { cn } from '@/components/ui/cn'

const choices = [
  { theme: 'light', icon: Sun },
  { theme: 'dark', icon: Moon },
  { theme: 'system', icon: Monitor },
] as const

const year = 365 * 24 * 60 * 60

// Changes the page at once; the cookie makes the server render the theme from the next request on.
function apply(theme: Theme) {
  document.documentElement.dataset.theme = theme
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${year}; samesite=lax${secure}`
}

type ThemeSwitchProps = { theme: Theme; narrow?: boolean }

/** Chooses light, dark or the theme of the device. */
export function ThemeSwitch({ theme, narrow }: ThemeSwitchProps) {
  const t = useTranslations('shell')
  const [chosen, setChosen] = useState(theme)
  return (
    <div
      role="group"
      aria-label={t('theme')}
      className={cn('gap-1', narrow ? 'flex flex-col items-center' : 'grid grid-cols-3')}
    >
      {choices.map(({ theme: choice, icon: Icon }) => (
        <button
          key={choice}
          type="button"
          aria-label={t(`themes.${choice}`)}
          aria-pressed={chosen === choice}
          onClick={() => {
            setChosen(choice)
            apply(choice)
          }}
          className={cn(
            'grid h-11 place-items-center rounded-control text-muted transition-colors hover:bg-ink/7 hover:text-ink',
            narrow && 'w-11',
            chosen === choice && 'bg-ink/7 text-ink',
          )}
        >
          <Icon aria-hidden className="size-5" />
        </button>
      ))}
    </div>
  )
}
