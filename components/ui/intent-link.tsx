'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'

type IntentLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onMouseEnter' | 'onFocus' | 'onTouchStart'>

/** A link of a long list: it fetches its screen's frame once it is pointed at, focused or touched, not when in view. */
export function IntentLink(props: IntentLinkProps) {
  const [isMeant, setMeant] = useState(false)
  const mean = () => setMeant(true)
  return <Link {...props} prefetch={isMeant ? null : false} onMouseEnter={mean} onFocus={mean} onTouchStart={mean} />
}
