import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'

/** Leads from a screen to the one above it. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="mb-2 inline-flex min-h-11 items-center gap-2 rounded-control pr-2 text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </Link>
  )
}
