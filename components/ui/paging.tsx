import { useTranslations } from 'next-intl'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type PagingProps = {
  /** What is paged, for those who do not see where the links stand. */
  label: string
  page: number
  pageCount: number
  href: (page: number) => string
}

/** The way to the pages before and after; nothing where there is one page only. */
export function Paging({ label, page, pageCount, href }: PagingProps) {
  const t = useTranslations('common')
  if (pageCount < 2) return null
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Step href={page > 1 ? href(page - 1) : null} rel="prev">
        <ChevronLeft aria-hidden />
        {t('previous')}
      </Step>
      <span className="text-center text-muted tabular-nums max-sm:order-first max-sm:w-full">
        {t('pageOf', { page, pageCount })}
      </span>
      <Step href={page < pageCount ? href(page + 1) : null} rel="next">
        {t('next')}
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  )
}

type StepProps = { href: string | null; rel: 'prev' | 'next'; children: ReactNode }

// A step that leads nowhere keeps its place, so that the other one stays where the thumb is.
function Step({ href, rel, children }: StepProps) {
  if (!href) {
    return (
      <Button variant="secondary" disabled>
        {children}
      </Button>
    )
  }
  return (
    <Button asChild variant="secondary">
      <Link href={href} rel={rel} scroll={false}>
        {children}
      </Link>
    </Button>
  )
}
