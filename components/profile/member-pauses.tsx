'use client'

import dynamic from 'next/dynamic'

/** A member's pauses, loaded on demand because only administrators see them. */
export const MemberPauses = dynamic(() => import('@/components/pauses/pauses').then((module) => module.Pauses))
