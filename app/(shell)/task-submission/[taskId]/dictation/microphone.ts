type Policy = { allowsFeature: (name: string) => boolean }

/** False when this document's policy forbids the microphone; browsers that cannot say count as true. */
export function mayUseMicrophone(): boolean {
  const { permissionsPolicy, featurePolicy } = document as { permissionsPolicy?: Policy; featurePolicy?: Policy }
  return (permissionsPolicy ?? featurePolicy)?.allowsFeature('microphone') ?? true
}

const hash = '#dictate'

/**
 * Loads this page again as a document of its own. A task that was opened by a link belongs to the document of the page
 * before, whose policy forbids the microphone.
 */
export function reloadToDictate(): void {
  location.hash = hash
  location.reload()
}

/** Whether the page was loaded again in order to dictate. */
export const isReloaded = (): boolean => location.hash === hash

export function forgetReload(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
