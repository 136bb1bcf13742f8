import { messages } from '@/lib/messages'

/** An e-mail as it will arrive, in a frame that may do nothing: no scripts, no forms, no way out. */
export function EmailPreview({ html }: { html: string }) {
  return (
    <iframe
      sandbox=""
      srcDoc={html}
      title={messages.emails.preview}
      referrerPolicy="no-referrer"
      className="hairline h-96 max-h-[60dvh] w-full rounded-control bg-card"
    />
  )
}
