import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import Link from 'next/link'
import { PageHeader } from '@/components/layout/page-header'
import { chosenPath } from '@/components/paths/chosen-path'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Paging } from '@/components/ui/paging'
import { env } from '@/lib/env'
import { isOwnComputer, ownAddress } from '@/lib/http/own-address'
import { administratorScope } from '@/lib/http/page'
import { readPage } from '@/lib/http/pagination'
import { qrCode } from '@/lib/second-factor/qr'
import { browseNonAdministrators } from '@/lib/users/queries'
import { PrintButton } from './print-button'
import { SignInCard } from './sign-in-card'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('firstRun')
  return { title: t('cardsHeading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The id of the QR code, which is drawn once for all cards, because all show the same address. */
const qrId = 'address-code'

export default async function SignInCardsPage({ searchParams }: Props) {
  const [t, tCommon] = await Promise.all([getTranslations('firstRun'), getTranslations('common')])
  const [scope, { page: asked }] = await Promise.all([administratorScope(), searchParams])
  const { members, page, pageCount } = await browseNonAdministrators(scope, readPage(asked))
  const address = ownAddress(await headers(), env().NEXTAUTH_URL)
  const qr = qrCode(address)
  return (
    <main className="mx-auto max-w-5xl px-4 py-6 sm:px-6 print:p-0">
      <div className="print:hidden">
        <Button asChild variant="ghost" className="mb-4 -ml-4">
          <Link href="/dashboard">
            <ArrowLeft aria-hidden />
            {t('back')}
          </Link>
        </Button>
        <PageHeader title={t('cardsHeading')}>{members.length > 0 && <PrintButton label={t('print')} />}</PageHeader>
        <p className="mb-5 max-w-prose text-muted">{members.length > 0 ? t('cardsHint') : t('nobody')}</p>
        {isOwnComputer(address) && (
          <Banner tone="ember" className="mb-5">
            {t('localAddress')}
          </Banner>
        )}
      </div>
      <svg aria-hidden className="absolute size-0">
        <symbol id={qrId} viewBox={`0 0 ${qr.size} ${qr.size}`}>
          <rect width={qr.size} height={qr.size} fill="white" />
          <path d={qr.path} fill="black" />
        </symbol>
      </svg>
      <ul className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
        {members.map(({ id, username }) => (
          <li key={id}>
            <SignInCard username={username} address={address} qr={qr} qrId={qrId} />
          </li>
        ))}
      </ul>
      <div className="print:hidden">
        <Paging
          label={tCommon('pages')}
          page={page}
          pageCount={pageCount}
          href={(to) => chosenPath('/admin/users/cards', { page: to > 1 ? to : '' })}
          isWholePage
        />
      </div>
    </main>
  )
}
