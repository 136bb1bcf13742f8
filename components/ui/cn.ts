import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// The theme names of globals.css that tailwind-merge does not know.
const merge = extendTailwindMerge({
  extend: {
    theme: { radius: ['card', 'control', 'inner'], shadow: ['soft'], animate: ['breathe', 'fall', 'pending'] },
    classGroups: { 'font-family': ['figures'] },
  },
})

/** Joins class names; of two conflicting ones the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
