import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/spinner'

// At least 44 px high, as a touch target.
const buttonVariants = cva(
  // While busy, a second click must neither reach nor select the content below.
  'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap ' +
    'select-none transition-[background-color,color,border-color,transform] not-disabled:active:translate-y-px ' +
    'disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0',
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
    /** Renders the single child, for example a link, as the button. */
    asChild?: boolean
    /** Disables the button, which keeps the focus, and announces that it is busy. */
    busy?: boolean
  }

/** An action. `type` defaults to `button`, so that no button submits a form by accident. */
export function Button({ className, variant, size, asChild, busy, onClick, children, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className)
  if (asChild) {
    return (
      <Slot className={classes} data-slot="button" onClick={onClick} {...props}>
        {children}
      </Slot>
    )
  }
  return (
    <button
      type="button"
      className={classes}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      onClick={busy ? doNothing : onClick}
      {...props}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** Also keeps a busy button from submitting its form. */
const doNothing = (event: MouseEvent) => event.preventDefault()
