'use client'

import { FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState, type ChangeEvent, type DragEvent, type Ref } from 'react'
import { cn } from '@/components/ui/cn'
import { Label } from '@/components/ui/label'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { importLimits } from '@/lib/imports/limits'

type JsonFieldProps = {
  ref: Ref<HTMLTextAreaElement>
  value: string
  isInvalid: boolean
  onChange: (text: string) => void
  /** Called with the text of a file, to replace the current text. */
  onReplace: (text: string) => void
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** The text of a file in UTF-8, or else in the encoding in which Windows programs save tables. */
function textIn(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The text of an import: typed, pasted, or read from a file that is chosen or dropped. */
export function JsonField({ ref, value, isInvalid, onChange, onReplace }: JsonFieldProps) {
  const t = useTranslations('imports')
  const id = useId()
  const [isOver, setOver] = useState(false)

  async function read(file: File | undefined) {
    if (!file) return
    const refuse = (description: string) => notify.destructive({ title: t('failedTitle'), description })
    if (file.size > importLimits.bytes) return refuse(t('tooLarge'))
    const text = await file.arrayBuffer().then(textIn, () => null)
    if (text === null || text.includes('\0')) return refuse(t('notText'))
    onReplace(text)
  }

  function drop(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    void read(event.dataTransfer.files[0])
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    void read(event.target.files?.[0])
    // Otherwise choosing the same file again, after an edit, would fire no change event.
    event.target.value = ''
  }

  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="space-y-1.5"
    >
      <Label htmlFor={id}>{t('paste')}</Label>
      <Textarea
        ref={ref}
        id={id}
        rows={10}
        value={value}
        aria-invalid={isInvalid || undefined}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        placeholder={t('placeholder')}
        onChange={(event) => onChange(event.target.value)}
        className={cn(
          'max-h-[45dvh] min-h-56 font-mono text-base leading-6',
          isOver && 'border-2 border-leaf bg-leaf-soft',
        )}
      />
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-inner font-medium text-leaf-ink underline underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-leaf">
          <FileUp aria-hidden className="size-5" />
          {t('chooseFile')}
          <input
            type="file"
            accept=".json,.csv,.tsv,application/json,text/csv,text/plain"
            onChange={choose}
            className="sr-only"
          />
        </label>
        <span className="max-sm:hidden">{t('dropHint')}</span>
      </p>
    </div>
  )
}
