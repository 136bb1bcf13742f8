import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { messages } from '@/lib/messages'

const words = messages.manageTasks

type PagingProps = { page: number; pageCount: number; previous: string; next: string }

/** The way to the pages before and after. */
export function Paging({ page, pageCount, previous, next }: PagingProps) {
  return (
    <nav aria-label="Pages" className="flex items-center gap-2 sm:gap-3">
      {page > 1 && (
        <Button asChild variant="secondary">
          <Link href={previous} rel="prev">
            <ChevronLeft aria-hidden className="max-sm:hidden" />
            {words.previous}
          </Link>
        </Button>
      )}
      <span className="whitespace-nowrap text-muted tabular-nums">{words.page(page, pageCount)}</span>
      {page < pageCount && (
        <Button asChild variant="secondary">
          <Link href={next} rel="next">
            {words.next}
            <ChevronRight aria-hidden className="max-sm:hidden" />
          </Link>
        </Button>
      )}
    </nav>
  )
}
