import { Card, CardTitle } from '@/components/ui/card'
import { messages } from '@/lib/messages'

const words = messages.manageTasks

type ResponseCardProps = {
  response: string | null
  /** The member confirmed this text; else it is a draft. */
  isSubmitted: boolean
}

/** What the member confirmed last, or else saved last. */
export function ResponseCard({ response, isSubmitted }: ResponseCardProps) {
  return (
    <Card>
      <CardTitle>{words.response}</CardTitle>
      {response ? (
        <p className="mt-3 max-w-prose text-lg leading-7 wrap-anywhere whitespace-pre-line">{response}</p>
      ) : (
        <p className="mt-2 text-muted">{words.noResponse}</p>
      )}
      {response && !isSubmitted && <p className="mt-3 text-sm text-muted">{words.draftNote}</p>}
    </Card>
  )
}
