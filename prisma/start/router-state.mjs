/** The longest header that Next reads, in characters. */
const LONGEST = 40_000

const paramTypes = new Set([
  ...['c', 'ci(..)(..)', 'ci(.)', 'ci(..)', 'ci(...)'],
  ...['oc', 'd', 'di(..)(..)', 'di(.)', 'di(..)', 'di(...)'],
])
const refreshMarkers = new Set(['refetch', 'inside-shared-layout', 'metadata-only'])

/**
 * True when Next can read this `Next-Router-State-Tree` header, with which a browser says which page it shows. Next
 * answers 500 to one that it cannot read, before any code of the application runs. This is Next's own check, which it
 * does not export: compare it with `flightRouterStateSchema` when Next is updated.
 */
export function isReadableRouterState(header) {
  if (header === undefined) return true
  if (typeof header !== 'string' || header.length > LONGEST) return false
  try {
    return isRouterState(JSON.parse(decodeURIComponent(header)))
  } catch {
    return false
  }
}

function isRouterState(value) {
  if (!Array.isArray(value) || value.length > 6) return false
  const [segment, parallelRoutes, refresh, marker, hints, extra] = value
  return (
    isSegment(segment) &&
    typeof parallelRoutes === 'object' &&
    parallelRoutes !== null &&
    Object.values(parallelRoutes).every(isRouterState) &&
    (refresh == null || (isStrings(refresh) && refresh.length === 2)) &&
    (marker == null || refreshMarkers.has(marker)) &&
    (hints == null || typeof hints === 'number') &&
    (extra === undefined || typeof extra === 'string')
  )
}

function isSegment(segment) {
  if (typeof segment === 'string') return true
  if (!Array.isArray(segment) || segment.length !== 4) return false
  const [name, value, type, siblings] = segment
  return isStrings([name, value]) && paramTypes.has(type) && (siblings === null || isStrings(siblings))
}

const isStrings = (value) => Array.isArray(value) && value.every((part) => typeof part === 'string')
