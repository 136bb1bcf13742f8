'use client'

// Inside the shell, so that the navigation stays available.
export { default } from '@/app/error'
