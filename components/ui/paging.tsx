import { useTranslations } from 'next-intl'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type PagingProps = {
  /** The name of the list, for screen readers. */
  label: string
  page: number
  pageCount: number
  href: (page: number) => string
  /** The list is the main content of the page, so navigating to another page scrolls to the top. */
  isWholePage?: boolean
}

/** Links to the previous and the next page. Renders nothing if there is only one page. */
export function Paging({ label, page, pageCount, href, isWholePage = false }: PagingProps) {
  const t = useTranslations('common')
  if (pageCount < 2) return null
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Step href={page > 1 ? href(page - 1) : null} rel="prev" scroll={isWholePage}>
        <ChevronLeft aria-hidden />
        {t('previous')}
      </Step>
      <span className="text-center text-muted tabular-nums max-sm:order-first max-sm:w-full">
        {t('pageOf', { page, pageCount })}
      </span>
      <Step href={page < pageCount ? href(page + 1) : null} rel="next" scroll={isWholePage}>
        {t('next')}
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  )
}

type StepProps = { href: string | null; rel: 'prev' | 'next'; scroll: boolean; children: ReactNode }

// A link without a target keeps its space, so that the other one does not move.
function Step({ href, children, ...link }: StepProps) {
  if (!href) {
    return (
      <Button variant="secondary" disabled>
        {children}
      </Button>
    )
  }
  return (
    <Button asChild variant="secondary">
      <Link href={href} {...link}>
        {children}
      </Link>
    </Button>
  )
}
