'use client'

import dynamic from 'next/dynamic'

/** The pauses of a member, for administrators; nobody else loads their script. */
export const MemberPauses = dynamic(() =>
  import('@/app/(shell)/admin/recurring-tasks/pauses').then((module) => module.Pauses),
)
