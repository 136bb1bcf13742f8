import { useTranslations } from 'next-intl'
import { Logo } from '@/components/illustrations/logo'
import type { QrCode } from '@/lib/second-factor/qr'

type SignInCardProps = { username: string; address: string; qr: QrCode; qrId: string }

/** What a member needs to sign in, with room to write the password. In light colours, as it is printed. */
export function SignInCard({ username, address, qr: { size }, qrId }: SignInCardProps) {
  const t = useTranslations('firstRun')
  return (
    <article className="flex h-full break-inside-avoid flex-wrap items-center gap-5 rounded-card border border-line bg-card p-5 text-ink scheme-light">
      <svg
        role="img"
        aria-label={t('scan')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-36 shrink-0"
      >
        <use href={`#${qrId}`} />
      </svg>
      <div className="min-w-40 flex-1">
        <h2 className="flex items-center gap-2 text-xl">
          <Logo className="size-7 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{username}</span>
        </h2>
        <dl className="mt-2 space-y-2">
          <Line name={t('address')}>{address.replace(/^https?:\/\//, '')}</Line>
          <Line name={t('name')}>{username}</Line>
          <div>
            <dt className="text-sm text-muted">{t('password')}</dt>
            <dd className="h-8 border-b border-field" />
          </div>
        </dl>
      </div>
    </article>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
