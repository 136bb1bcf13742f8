import { Flame, Leaf, MessageCircleReply, Trophy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { taskPath } from '@/components/paths/task-path'
import { Banner } from '@/components/ui/banner'
import type { NewsItem } from '@/lib/news/news'

/** A personal best, a healed streak, an answer to an appeal, or the leaves from the family for a task. */
export function NewsNotice({ item }: { item: NewsItem }) {
  const t = useTranslations('moment')
  if (item.kind === 'leaf') {
    return (
      <Banner tone="leaf" icon={<Leaf aria-hidden />}>
        <Link href={taskPath(item.taskId)} className="underline underline-offset-4">
          {t('leaf', item)}
        </Link>
      </Banner>
    )
  }
  if (item.kind === 'answered') {
    return (
      <Banner tone={item.isGranted ? 'leaf' : 'sky'} icon={<MessageCircleReply aria-hidden />}>
        <Link href={taskPath(item.taskId)} className="underline underline-offset-4">
          {t(item.isGranted ? 'granted' : 'kept', { title: item.title })}
        </Link>
      </Banner>
    )
  }
  return (
    <Banner
      tone={item.kind === 'best' ? 'gold' : 'ember'}
      icon={item.kind === 'best' ? <Trophy aria-hidden /> : <Flame aria-hidden />}
    >
      <p>{item.kind === 'best' ? t('best', { count: item.days }) : t('healed', { count: item.days })}</p>
    </Banner>
  )
}
