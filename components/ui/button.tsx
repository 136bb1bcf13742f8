import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/spinner'

// 44 px at least, so that a thumb finds it.
const buttonVariants = cva(
  // A second click on what just became busy must not reach, or select, what lies below.
  'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap ' +
    'select-none transition-[background-color,color,border-color,transform] not-disabled:active:translate-y-px ' +
    'disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-leaf text-on-leaf not-disabled:hover:bg-leaf/90',
        secondary: 'border border-field/60 bg-card text-ink not-disabled:hover:bg-shade',
        ghost: 'text-ink not-disabled:hover:bg-ink/7',
        destructive: 'bg-berry text-on-berry not-disabled:hover:bg-berry/90',
      },
      size: { md: 'px-4', lg: 'min-h-12 px-6 text-lg', icon: 'size-11' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Dresses the one child, a link for instance, as the button. */
    asChild?: boolean
    /** Work is under way: says so to everyone, and cannot be pressed twice. */
    busy?: boolean
  }

/** An action. `type` is `button` unless said otherwise, so that none submits a form by accident. */
export function Button({ className, variant, size, asChild, busy, disabled, children, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className)
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button type="button" className={classes} disabled={disabled || busy} aria-busy={busy} {...props}>
      {busy && <Spinner />}
      {children}
    </button>
  )
}
