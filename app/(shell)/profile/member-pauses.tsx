'use client'

import dynamic from 'next/dynamic'

/** A member's pauses, loaded on demand because only administrators see them. */
export const MemberPauses = dynamic(() =>
  import('@/app/(shell)/admin/recurring-tasks/pauses').then((module) => module.Pauses),
)
