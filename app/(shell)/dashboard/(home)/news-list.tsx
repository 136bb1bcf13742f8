import { Flame, Leaf, MessageCircleReply, Trophy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { taskPath } from '@/components/paths/task-path'
import { Banner } from '@/components/ui/banner'
import type { NewsItem } from '@/lib/news/news'

/** A personal best, a healed streak, answers to appeals, and leaves from the family. */
export function NewsList({ items }: { items: NewsItem[] }) {
  const t = useTranslations('moment')
  return (
    <ul className="mb-8 space-y-3">
      {items.map((item, index) => (
        <li key={index}>
          {item.kind === 'leaf' ? (
            <Banner tone="leaf" icon={<Leaf aria-hidden />}>
              <Link href={taskPath(item.taskId)} className="underline underline-offset-4">
                {t('leaf', item)}
              </Link>
            </Banner>
          ) : item.kind === 'answered' ? (
            <Banner tone={item.isGranted ? 'leaf' : 'sky'} icon={<MessageCircleReply aria-hidden />}>
              <Link href={taskPath(item.taskId)} className="underline underline-offset-4">
                {t(item.isGranted ? 'granted' : 'kept', { title: item.title })}
              </Link>
            </Banner>
          ) : (
            <Banner
              tone={item.kind === 'best' ? 'gold' : 'ember'}
              icon={item.kind === 'best' ? <Trophy aria-hidden /> : <Flame aria-hidden />}
            >
              <p>{item.kind === 'best' ? t('best', { count: item.days }) : t('healed', { count: item.days })}</p>
            </Banner>
          )}
        </li>
      ))}
    </ul>
  )
}
