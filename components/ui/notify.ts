import type { ReactNode } from 'react'
import { toast, type ExternalToast } from 'sonner'

type Notice = { title: string; description?: ReactNode }

// Neutral: the toaster's own colours are for success and errors.
const plain: ExternalToast['classNames'] = {
  toast: 'data-[type=info]:border-l-stone!',
  icon: 'in-data-[type=info]:text-stone-ink',
}

// Only one notice is shown at a time; a new one replaces it.
function show(kind: 'success' | 'error' | 'info', { title, description }: Notice, options?: ExternalToast) {
  toast.dismiss()
  toast[kind](title, { description, ...options })
}

/** Shows a notice of an outcome, which stays visible across navigation. */
export const notify = {
  success: (notice: Notice) => show('success', notice),
  destructive: (notice: Notice) => show('error', notice),
  neutral: (notice: Notice, icon: ReactNode) => show('info', notice, { icon, classNames: plain }),
}
