import { useTranslations } from 'next-intl'
import { LoadingScreen } from '@/components/layout/loading-screen'

export default function Loading() {
  const t = useTranslations('rewards')
  return <LoadingScreen text={t('loading')} />
}
