import { LoadingScreen } from '@/components/layout/loading-screen'
import { messages } from '@/lib/messages'

export default function Loading() {
  return <LoadingScreen text={messages.tasks.loading} />
}
