import type { ReactNode } from 'react'

type FallbackScreenProps = { scene: ReactNode; title: string; hint: string; children: ReactNode }

/** Replaces a screen that cannot be shown: what happened, and the one action to take. */
export function FallbackScreen({ scene, title, hint, children }: FallbackScreenProps) {
  return (
    <main className="flex min-h-[85dvh] flex-col items-center justify-center px-4 py-10 text-center">
      {scene}
      <h1 className="mt-6 text-2xl">{title}</h1>
      <p className="mt-2 max-w-prose text-muted wrap-anywhere">{hint}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </main>
  )
}
