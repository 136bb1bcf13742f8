import { useTranslations } from 'next-intl'
import type { QrCode } from '@/lib/second-factor/qr'

type SignInCardProps = { username: string; address: string; qr: QrCode; qrId: string }

/** What a member needs to sign in, with room to write the password. Black on white in every theme, to be printed. */
export function SignInCard({ username, address, qr: { size }, qrId }: SignInCardProps) {
  const t = useTranslations('firstRun')
  return (
    <article
      aria-label={username}
      className="flex h-full break-inside-avoid flex-wrap items-center gap-5 rounded-card border border-line p-5"
      style={{ background: 'white', color: 'black' }}
    >
      <svg
        role="img"
        aria-label={t('scan')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-36 shrink-0"
      >
        <use href={`#${qrId}`} />
      </svg>
      <dl className="min-w-40 flex-1 space-y-3">
        <Line name={t('address')}>{address.replace(/^https?:\/\//, '')}</Line>
        <Line name={t('name')}>{username}</Line>
        <div>
          <dt className="text-sm">{t('password')}</dt>
          <dd className="h-8 border-b border-current" />
        </div>
      </dl>
    </article>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm">{name}</dt>
      <dd className="text-lg font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
