import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

const badgeVariants = cva(
  'inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-medium whitespace-nowrap ' +
    '[&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        leaf: 'bg-leaf-soft text-leaf-ink',
        gold: 'bg-gold-soft text-gold-ink',
        ember: 'bg-ember-soft text-ember-ink',
        berry: 'bg-berry-soft text-berry-ink',
        sky: 'bg-sky-soft text-sky-ink',
        stone: 'bg-stone-soft text-stone-ink',
      },
    },
    defaultVariants: { tone: 'stone' },
  },
)

export type Tone = NonNullable<VariantProps<typeof badgeVariants>['tone']>

/** A short label or a number. Its meaning must not depend on the colour alone. */
export function Badge({ className, tone, ...props }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span className={cn(badgeVariants({ tone }), className)} {...props} />
}
