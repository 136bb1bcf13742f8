import { useTranslations } from 'next-intl'
import { LoadingScreen } from '@/components/layout/loading-screen'

export function ProfileLoading() {
  const t = useTranslations('profile')
  return <LoadingScreen text={t('loading')} />
}
