import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { LoginForm } from '@/app/login/login-form'
import { ClientMessages } from '@/components/i18n/client-messages'
import { SessionWatch } from '@/components/layout/session-watch'
import { returnPath } from '@/lib/auth/return-path'
import { isSessionRevoked, readViewer } from '@/lib/auth/session'
import { WelcomeScreen } from './welcome-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login')
  return { title: t('title') }
}

type Props = { searchParams: Promise<{ callbackUrl?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  const [{ callbackUrl }, viewer] = await Promise.all([searchParams, readViewer()])
  if (viewer) redirect('/dashboard')
  const isRevoked = await isSessionRevoked()
  return (
    <WelcomeScreen>
      <SessionWatch viewerId={null} isRevoked={isRevoked} />
      <ClientMessages namespaces={['login', 'proof']}>
        <LoginForm callbackUrl={returnPath(callbackUrl)} />
      </ClientMessages>
    </WelcomeScreen>
  )
}
