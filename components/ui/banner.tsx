import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import type { Tone } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'

const bannerVariants = cva('flex gap-3 rounded-control border p-4 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0', {
  variants: {
    tone: {
      leaf: 'border-leaf/25 bg-leaf-soft text-leaf-ink',
      gold: 'border-gold/30 bg-gold-soft text-gold-ink',
      ember: 'border-ember/30 bg-ember-soft text-ember-ink',
      berry: 'border-berry/25 bg-berry-soft text-berry-ink',
      sky: 'border-sky/25 bg-sky-soft text-sky-ink',
      stone: 'border-stone/30 bg-stone-soft text-stone-ink',
    },
  },
})

type BannerProps = Omit<ComponentProps<'div'>, 'title'> & { tone: Tone; icon?: ReactNode; title?: string }

/** A message with a tone and an icon. */
export function Banner({ tone, icon, title, className, children, ...props }: BannerProps) {
  return (
    <div className={cn(bannerVariants({ tone }), className)} {...props}>
      {icon}
      <div className="min-w-0 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
