'use client'

import dynamic from 'next/dynamic'
import type { SharedTaskJson } from '@/lib/leaves/json'

// Most profiles show no shared task.
const SharedTask = dynamic(() => import('./shared-task').then((module) => module.SharedTask))

export function SharedTaskList({ tasks }: { tasks: SharedTaskJson[] }) {
  return (
    <ul className="mt-2 divide-y">
      {tasks.map((task) => (
        <SharedTask key={task.id} task={task} />
      ))}
    </ul>
  )
}
