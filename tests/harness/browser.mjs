import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { runNode } from '../../prisma/system/child-process.mjs'
import { withLock } from '../../prisma/system/file-lock.mjs'
import { root, UserError } from '../../prisma/system/project.mjs'

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']
const cache = path.join(root, 'node_modules', '.cache', 'chromium')

/**
 * The Chromium to test with: PLAYWRIGHT_CHROMIUM, Playwright's download, the system's, or the
 * one from npm, which PLAYWRIGHT_CHROMIUM=npm selects explicitly. Throws a UserError that says what to
 * install when there is none.
 */
export async function findBrowser() {
  const wish = process.env.PLAYWRIGHT_CHROMIUM
  if (wish === 'npm') return unpacked()
  if (wish && !existsSync(wish)) throw new UserError(`PLAYWRIGHT_CHROMIUM is ${wish}, and there is nothing.`)
  return wish || [chromium.executablePath(), ...installed].find(runs) || unpacked()
}

/** Existence is not enough: some systems have a stub there that only prints how to install the browser. */
const runs = (file) => spawnSync(file, ['--version'], { timeout: 120_000 }).status === 0

/**
 * The npm package targets minimal machines: it contains the libraries and a font, but
 * expects them at fixed paths. A start script beside it sets the real paths.
 */
async function unpacked() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new UserError('The browser tests need Chromium: npx playwright install chromium')
  }
  await withLock(`${cache}.lock`, async () => {
    if (existsSync(cache)) return
    const aside = `${cache}.new`
    rmSync(aside, { recursive: true, force: true })
    mkdirSync(aside, { recursive: true })
    // In a separate process, because it changes its environment. These variables set the target folder and request the
    // libraries.
    const env = { TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
    const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
    const { code } = await runNode(['--input-type=module', '--eval', unpack], { env })
    if (code !== 0) throw new UserError('The Chromium of npm could not be unpacked: see above.')
    renameSync(aside, cache)
  })
  // Also written when already unpacked: an earlier version of this file may have done that.
  replaceFile(path.join(cache, 'fonts', 'fonts.conf'), fonts)
  replaceFile(path.join(cache, 'start'), start)
  return path.join(cache, 'start')
}

/** Replaces a file atomically, because a browser may be starting. */
function replaceFile(file, text) {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, text, { mode: 0o755 })
  renameSync(aside, file)
}

// fontconfig resolves a relative cache directory against the working directory, not against this file.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

const start = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts" XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`
