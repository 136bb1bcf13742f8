import { keptInTab } from '@/components/form/tab-copy'
import { currentViewer } from '@/components/layout/tab-session'
import type { Notice } from '@/components/ui/notify'

type KeptNotice = Pick<Notice, 'kind' | 'title'> & { description: string }

const own = () => keptInTab<KeptNotice>(currentViewer(), 'notice')

/** Keeps a notice for the user's next document in this tab. Without storage it is not shown. */
export const keepNotice = (notice: KeptNotice) => own().keep(notice)

/** The notice that the last document kept, once. */
export function takeNotice(): KeptNotice | null {
  const notice = own().read()
  own().discard()
  return notice
}
