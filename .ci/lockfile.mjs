const systems = ['darwin', 'win32', 'linux', 'freebsd', 'android', 'openharmony', 'aix', 'sunos', 'netbsd', 'openbsd']
const processors = [
  'arm64',
  'x64',
  'ia32',
  'armv7',
  'arm',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
]

/**
 * Returns the lock with an entry for every optional dependency of its packages, and without download URLs. A registry
 * that lacks the packages of other platforms makes npm omit them from the lock, and `npm ci` then fails on those
 * platforms. Throws an Error for a dependency without an exact version.
 */
export function completeLock(lock) {
  const packages = Object.fromEntries(Object.entries(lock.packages).map(([place, entry]) => [place, plain(entry)]))
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (candidates(place, name).some((candidate) => packages[candidate])) continue
      if (!/^\d/.test(version)) throw new Error(`${name}@${version}, named by ${place}: which version is that?`)
      packages[siblingOf(place, name)] = entryFor(name, version, entry.dev)
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/** The paths of the packages that npm would download without verifying a checksum; without links and the project. */
export function unchecked(lock) {
  return Object.keys(lock.packages).filter((place) => {
    const { link, integrity, resolved } = lock.packages[place]
    return place.includes('node_modules/') && !link && !integrity && !resolved
  })
}

/**
 * Returns `lock` with the missing checksums that `integrityOf(name, version)` resolves to, and in `missing` the paths
 * for which it resolves to null.
 */
export async function addIntegrity(lock, integrityOf) {
  const packages = { ...lock.packages }
  for (const place of unchecked(lock)) {
    const { version, ...rest } = packages[place]
    const name = rest.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const integrity = await integrityOf(name, version)
    // After the version, in the order in which npm writes the keys.
    if (integrity) packages[place] = { version, integrity, ...rest }
  }
  const checked = { ...lock, packages }
  return { lock: checked, missing: unchecked(checked) }
}

/** The folders in which Node.js looks for a package that another one imports, nearest first. */
function candidates(place, name) {
  const places = [`${place && `${place}/`}node_modules/${name}`]
  for (let at = place.lastIndexOf('node_modules/'); at >= 0; at = place.lastIndexOf('node_modules/', at - 1)) {
    places.push(`${place.slice(0, at)}node_modules/${name}`)
    if (at === 0) break
  }
  return places
}

const siblingOf = (place, name) =>
  `${place.slice(0, Math.max(0, place.lastIndexOf('node_modules/')))}node_modules/${name}`

/** The entry of a package for one platform, which its name contains. The keys are in npm's order. */
function entryFor(name, version, dev) {
  const words = name.split(/[^a-z0-9]+/)
  const processor = processors.find((word) => words.includes(word))
  const library = words.some((word) => /^(linux)?musl/.test(word)) ? 'musl' : words.includes('gnu') ? 'glibc' : null
  const system = systems.find((word) => words.includes(word))
  return {
    version,
    ...(processor && { cpu: [processor === 'armv7' ? 'arm' : processor] }),
    ...(dev && { dev }),
    ...(library && { libc: [library] }),
    optional: true,
    ...(system && { os: [system] }),
  }
}

function plain({ resolved, ...entry }) {
  // Links and folders of the project need their path; everything else is found by name and version.
  return resolved && !/^https?:/.test(resolved) ? { resolved, ...entry } : entry
}
