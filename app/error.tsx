'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { ErrorScreen } from '@/components/layout/error-screen'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <ErrorScreen key={error.digest} error={error} retry={retry} />
}
