import type { ReactNode } from 'react'
import { toast, type ExternalToast } from 'sonner'

type Notice = { title: string; description?: ReactNode }

// Neither good nor bad news: the colours of the toaster are for those.
const plain: ExternalToast['classNames'] = {
  toast: 'data-[type=info]:border-l-stone!',
  icon: 'in-data-[type=info]:text-stone-ink',
}

// Only one is shown at a time: a new one takes the place of the one before it.
function show(kind: 'success' | 'error' | 'info', { title, description }: Notice, options?: ExternalToast) {
  toast.dismiss()
  toast[kind](title, { description, ...options })
}

/** Tells the person how something ended, on whichever screen they are by then. */
export const notify = {
  success: (notice: Notice) => show('success', notice),
  destructive: (notice: Notice) => show('error', notice),
  neutral: (notice: Notice, icon: ReactNode) => show('info', notice, { icon, classNames: plain }),
}
