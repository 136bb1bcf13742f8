import { useTranslations } from 'next-intl'
import { LoadingScreen } from '@/components/layout/loading-screen'

export default function Loading() {
  const t = useTranslations('leaderboard')
  return <LoadingScreen text={t('loading')} />
}
