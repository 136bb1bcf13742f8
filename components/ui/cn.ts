import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups, conflictingClassGroups } from '@/components/ui/class-groups'

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['*', '**', 'after', 'backdrop', 'before', 'placeholder', 'selection'],
}))

/** Joins class names; of two conflicting ones the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
