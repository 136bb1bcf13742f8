import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { solutionId } from './solution-id'

const starters = ['first', 'then', 'saw', 'liked', 'end'] as const

/** The text with the beginning of a sentence after it. */
export function withStarter(text: string, starter: string): string {
  const written = text.trimEnd()
  if (written === '') return `${starter} `
  const isEnded = /[.!?…]$/u.test(written)
  return `${written}${isEnded ? '' : '.'} ${starter} `
}

type SentenceStartersProps = { text: string; onWrite: (text: string) => void }

/** Beginnings of sentences for members who have just learned to write. */
export function SentenceStarters({ text, onWrite }: SentenceStartersProps) {
  const t = useTranslations('submission')
  function begin(starter: string) {
    onWrite(withStarter(text, starter))
    requestAnimationFrame(() => {
      const field = document.getElementById(solutionId)
      if (!(field instanceof HTMLTextAreaElement)) return
      field.focus()
      field.setSelectionRange(field.value.length, field.value.length)
    })
  }
  return (
    <div role="group" aria-label={t('starters')} className="mt-3 flex flex-wrap gap-2">
      {starters.map((name) => (
        <Button key={name} variant="secondary" onClick={() => begin(t(`starter.${name}`))}>
          {t(`starter.${name}`)}…
        </Button>
      ))}
    </div>
  )
}
