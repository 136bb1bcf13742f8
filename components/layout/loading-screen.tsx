import { Spinner } from '@/components/ui/spinner'

export function LoadingScreen({ text }: { text: string }) {
  return (
    <div role="status" className="flex min-h-[50dvh] flex-col items-center justify-center gap-3 text-muted">
      <Spinner className="size-8 text-leaf" />
      <p className="text-lg">{text}</p>
    </div>
  )
}
