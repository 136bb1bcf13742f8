import { useEffect } from 'react'

/** What is used of CloseWatcher, which only Chromium has. */
type Watcher = { onclose: (() => void) | null; destroy: () => void }
type WithWatchers = { CloseWatcher?: new () => Watcher }

/** How many layers are open. */
let layers = 0
/** One for all layers: the browser closes watchers together when nothing was tapped between opening them. */
let watcher: Watcher | undefined

function watch() {
  const { CloseWatcher } = window as WithWatchers
  if (layers === 0 || watcher || !CloseWatcher) return
  watcher = new CloseWatcher()
  watcher.onclose = () => {
    watcher = undefined
    pressEscape()
    // React has closed the layer by then, unless it refused to close or is above another one.
    setTimeout(watch)
  }
}

/** Escape closes the topmost layer only, and layers that refuse it stay. */
function pressEscape() {
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  ;(document.activeElement ?? document).dispatchEvent(escape)
}

/**
 * In the content of an open layer, it turns what asks the browser to close something, such as Android's Back button,
 * into the Escape key, instead of leaving the page. A native `<dialog>` needs no such help.
 */
export function CloseRequests() {
  useEffect(() => {
    layers += 1
    watch()
    return () => {
      layers -= 1
      if (layers > 0) return
      watcher?.destroy()
      watcher = undefined
    }
  }, [])
  return null
}
