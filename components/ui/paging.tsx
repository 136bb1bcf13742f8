import { useTranslations } from 'next-intl'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { PageChoice, PageEdges } from '@/lib/http/keyset'

type PagingProps = {
  /** The name of the list, for screen readers. */
  label: string
  page: number
  /** Null when the matches were not all counted. */
  pageCount: number | null
  /** The positions of the first and the last row, where pages are found by position. */
  edges?: PageEdges | null
  href: (page: number, choice: PageChoice) => string
  /** The list is the main content of the page, so navigating to another page scrolls to the top. */
  isWholePage?: boolean
}

/** Links to the previous and the next page. Renders nothing if there is only one page. */
export function Paging({ label, page, pageCount, edges, href, isWholePage = false }: PagingProps) {
  const t = useTranslations('common')
  if (pageCount !== null && pageCount < 2) return null
  const [previous, next] = [page - 1, page + 1]
  const hasNext = pageCount === null || page < pageCount
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Step
        href={page > 1 ? href(previous, { page: previous, before: edges?.first }) : null}
        rel="prev"
        scroll={isWholePage}
      >
        <ChevronLeft aria-hidden />
        {t('previous')}
      </Step>
      <span className="text-center text-muted tabular-nums max-sm:order-first max-sm:w-full">
        {pageCount === null ? t('pageNumber', { page }) : t('pageOf', { page, pageCount })}
      </span>
      <Step href={hasNext ? href(next, { page: next, after: edges?.last }) : null} rel="next" scroll={isWholePage}>
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
