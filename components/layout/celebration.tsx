'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { celebration } from '@/components/layout/celebrate'

const LeafFall = dynamic(() => import('@/components/layout/leaf-fall').then((module) => module.LeafFall), {
  ssr: false,
})

const seconds = 3.4

/** Leaves that fall once for a celebration; none with `prefers-reduced-motion`. */
export function Celebration() {
  const [isFalling, setFalling] = useState(false)

  useEffect(() => {
    const start = () => {
      if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) setFalling(true)
    }
    window.addEventListener(celebration, start)
    return () => window.removeEventListener(celebration, start)
  }, [])

  useEffect(() => {
    if (!isFalling) return
    const timer = setTimeout(() => setFalling(false), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isFalling])

  return isFalling && <LeafFall />
}
