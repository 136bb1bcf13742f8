import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LoginForm } from '@/app/login/login-form'
import { SessionWatch } from '@/components/layout/session-watch'
import { WelcomeScreen } from '@/components/layout/welcome-screen'
import { returnPath } from '@/lib/auth/return-path'
import { readViewer } from '@/lib/auth/session'

export const metadata: Metadata = { title: 'Sign in' }

type Props = { searchParams: Promise<{ callbackUrl?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  const [{ callbackUrl }, viewer] = await Promise.all([searchParams, readViewer()])
  if (viewer) redirect('/dashboard')
  return (
    <WelcomeScreen>
      <SessionWatch viewerId={null} />
      <LoginForm callbackUrl={returnPath(callbackUrl)} />
    </WelcomeScreen>
  )
}
