import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { LoginForm, type FormError } from '@/app/login/login-form'
import { ClientMessages } from '@/components/i18n/client-messages'
import { SessionWatch } from '@/components/layout/session-watch'
import { signInFailures, type SignInFailure } from '@/lib/account/sign-in-failure'
import { returnPath } from '@/lib/auth/return-path'
import { isSessionRevoked, readViewer } from '@/lib/auth/session'
import { env } from '@/lib/env'
import { ownAddress } from '@/lib/http/own-address'
import { WelcomeScreen } from './welcome-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login')
  return { title: t('title') }
}

type Props = { searchParams: Promise<{ callbackUrl?: string | string[]; failed?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  const [{ callbackUrl, failed }, viewer] = await Promise.all([searchParams, readViewer()])
  if (viewer) redirect(returnPath(callbackUrl))
  const failure = signInFailures.find((each) => each === failed)
  const isRevoked = await isSessionRevoked()
  return (
    <WelcomeScreen>
      <SessionWatch viewerId={null} isRevoked={isRevoked} />
      <ClientMessages namespaces={['login', 'proof']}>
        <LoginForm
          callbackUrl={returnPath(callbackUrl)}
          failure={failure ? await errorOf(failure) : null}
          isCodeNeeded={failure === 'code' || failure === 'wrong-code'}
        />
      </ClientMessages>
    </WelcomeScreen>
  )
}

/** What the form shows after a sign-in without a script; the request for a code is not an error. */
async function errorOf(failure: SignInFailure): Promise<FormError | null> {
  const [t, proof] = await Promise.all([getTranslations('login'), getTranslations('proof')])
  const errors: Record<SignInFailure, FormError | null> = {
    username: { text: t('usernameRequired'), field: 'username' },
    password: { text: t('passwordRequired'), field: 'password' },
    wrong: { text: t('wrong'), field: null },
    code: null,
    'wrong-code': { text: proof('codeWrong'), field: 'code' },
    'too-many': { text: t('tooMany'), field: null },
    'other-address': { text: t('otherAddress', { address: await configuredAddress() }), field: null },
    unexpected: { text: t('unexpected'), field: null },
  }
  return errors[failure]
}

const configuredAddress = async () => ownAddress(await headers(), env().NEXTAUTH_URL)
