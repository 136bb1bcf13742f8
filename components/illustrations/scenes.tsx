import { Leaf } from '@/components/illustrations/leaf'
import type { ReactNode } from 'react'

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 140" fill="none" aria-hidden className="h-36 w-52">
      {children}
    </svg>
  )
}

/** The sun over a hill: everything is done. */
export function AllClearScene() {
  return (
    <Scene>
      <circle cx="132" cy="60" r="26" className="fill-gold-bright" />
      {[-70, -35, 0, 35, 70].map((angle) => (
        <path
          key={angle}
          d="M132 26V16"
          transform={`rotate(${angle} 132 60)`}
          className="stroke-gold-bright"
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      <path d="M0 126C40 76 96 66 200 112V132Q200 140 192 140H8Q0 140 0 132Z" className="fill-leaf-soft" />
      <path d="M62 102C60 86 61 70 66 56" className="stroke-leaf" strokeWidth="3.5" strokeLinecap="round" />
      <Leaf x={62} y={92} angle={-62} length={26} className="fill-leaf/80" />
      <Leaf x={62} y={84} angle={58} length={26} className="fill-leaf" />
      <Leaf x={63} y={72} angle={-48} length={23} className="fill-leaf" />
      <Leaf x={66} y={58} angle={12} length={26} className="fill-leaf/80" />
    </Scene>
  )
}

/** A magnifying glass without a leaf: nothing was found. */
export function NothingFoundScene() {
  return (
    <Scene>
      <ellipse cx="100" cy="124" rx="70" ry="10" className="fill-leaf-soft" />
      <circle cx="92" cy="62" r="40" className="fill-leaf-soft" />
      <g className="stroke-leaf/60 [stroke-dasharray:4_5]" strokeWidth="2.5">
        <Leaf x={84} y={86} angle={20} length={48} veinClass="stroke-none" />
      </g>
      <circle cx="92" cy="62" r="40" className="stroke-leaf" strokeWidth="6" />
      <path d="M121 92L148 120" className="stroke-gold-bright" strokeWidth="10" strokeLinecap="round" />
    </Scene>
  )
}

/** A leaf in the wind: the page does not exist. */
export function LostScene() {
  return (
    <Scene>
      <ellipse cx="92" cy="126" rx="64" ry="9" className="fill-leaf-soft" />
      <g className="stroke-gold-bright" strokeWidth="4" strokeLinecap="round">
        <path d="M18 58H86C106 58 106 32 90 32C80 32 77 41 82 46" />
        <path d="M32 76H130" />
        <path d="M22 94H98C114 94 114 114 100 114C92 114 90 107 94 103" />
      </g>
      <Leaf x={128} y={88} angle={52} length={54} className="fill-leaf" />
    </Scene>
  )
}

/** A pot that fell over: an error occurred. */
export function BrokenScene() {
  return (
    <Scene>
      <ellipse cx="100" cy="122" rx="80" ry="10" className="fill-leaf-soft" />
      <path d="M104 112C78 116 56 108 40 88" className="stroke-leaf" strokeWidth="3.5" strokeLinecap="round" />
      <Leaf x={84} y={113} angle={-24} length={28} className="fill-leaf/80" />
      <Leaf x={66} y={107} angle={-94} length={26} className="fill-leaf" />
      <Leaf x={56} y={101} angle={10} length={26} className="fill-leaf" />
      <Leaf x={40} y={88} angle={-38} length={28} className="fill-leaf/80" />
      <path d="M108 84L164 74V124L108 118Q103 117 103 111V91Q103 85 108 84Z" className="fill-gold-bright" />
      <rect x="156" y="66" width="14" height="62" rx="5" className="fill-gold-bright" />
      <path d="M88 121C94 116 101 116 106 119" className="stroke-gold-bright" strokeWidth="4" strokeLinecap="round" />
    </Scene>
  )
}
