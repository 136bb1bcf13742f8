import 'server-only'
import { cache } from 'react'
import { AppError } from '@/lib/errors'
import { pageScope } from '@/lib/scope'

/** The scope that every part of one page shares: one viewer and one moment. */
export const currentScope = cache(pageScope)

/** What a query found, or null when there is no such thing for this viewer. Other failures go to the error screen. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
