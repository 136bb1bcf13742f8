import { cn } from '@/components/ui/cn'

/** Laurel's logo. app/icon.svg and app/apple-icon.png show the same leaf. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn('size-8', className)}>
      <path d="M7 25C3.5 14.5 10 5 26.5 4.5C28 19 19 29 7 25Z" className="fill-leaf" />
      <path
        d="M4.5 28C9 21 14 15.5 20.5 11"
        fill="none"
        className="stroke-gold-bright"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
