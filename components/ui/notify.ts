import { toast } from 'sonner'

type Notice = { title: string; description?: string }

// Only one is shown at a time: a new one takes the place of the one before it.
function show(kind: 'success' | 'error', { title, description }: Notice) {
  toast.dismiss()
  toast[kind](title, { description })
}

/** Tells the person how something ended, on whichever screen they are by then. */
export const notify = {
  success: (notice: Notice) => show('success', notice),
  destructive: (notice: Notice) => show('error', notice),
}
