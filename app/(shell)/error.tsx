'use client'

// Inside the shell, so that the way to the other screens stays open.
export { default } from '@/app/error'
