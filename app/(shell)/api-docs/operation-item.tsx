'use client'

import { ChevronDown } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Badge, type Tone } from '@/components/ui/badge'
import { LoadingLine } from '@/components/ui/loading-line'
import type { Method } from '@/lib/http/operation'

const OperationDetails = dynamic(() => import('./operation-details').then((module) => module.OperationDetails), {
  loading: () => <LoadingLine className="pb-5" />,
})

const tones: Record<Method, Tone> = { get: 'sky', post: 'leaf', patch: 'gold', put: 'gold', delete: 'berry' }

/** A collapsed API operation; its details are loaded when it is opened. */
export function OperationItem({ path, method, summary }: { path: string; method: Method; summary: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="@container">
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-start gap-x-3 gap-y-1.5 rounded-control py-3 @lg:flex-nowrap [&::-webkit-details-marker]:hidden">
          <Badge tone={tones[method]} className="w-20 justify-center font-mono">
            {method.toUpperCase()}
          </Badge>
          <span className="min-w-0 flex-1 @max-lg:order-last @max-lg:basis-full">
            <span className="font-mono wrap-anywhere">{path}</span>
            <span className="block text-muted">{summary}</span>
          </span>
          <ChevronDown aria-hidden className="mt-1 size-5 shrink-0 text-muted group-open:rotate-180 @max-lg:ml-auto" />
        </summary>
        {isOpen && <OperationDetails path={path} method={method} />}
      </details>
    </li>
  )
}
