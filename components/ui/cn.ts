import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// The names of globals.css that tailwind-merge cannot guess.
const merge = extendTailwindMerge({
  extend: {
    theme: { radius: ['card', 'control', 'inner'], shadow: ['soft'], animate: ['breathe', 'fall', 'pending'] },
    classGroups: { 'font-family': ['figures'] },
  },
})

/** Class names joined, the later of two conflicting ones winning. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
