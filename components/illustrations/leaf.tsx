/** The outline of a laurel leaf, pointing up from its base at (0, 0); `length` is its height. All drawings share it. */
export function leafPath(length: number): string {
  const w = length * 0.3
  return `M0 0C${w * 0.9} ${-length * 0.18} ${w * 1.25} ${-length * 0.6} 0 ${-length}C${-w * 1.25} ${-length * 0.6} ${-w * 0.9} ${-length * 0.18} 0 0Z`
}

type LeafProps = {
  x: number
  y: number
  angle: number
  length?: number
  className?: string
  veinClass?: string
}

/** A leaf with its vein, growing from (x, y) at an angle from the vertical, in degrees. */
export function Leaf({ x, y, angle, length = 30, className, veinClass = 'stroke-card/50' }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d={leafPath(length)} className={className} />
      <path
        d={`M0 ${-length * 0.12}V${-length * 0.78}`}
        className={veinClass}
        strokeWidth={length / 22}
        strokeLinecap="round"
      />
    </g>
  )
}
