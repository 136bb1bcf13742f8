import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../system/project.mjs'

/**
 * Bundles the service worker into public/, from where Next serves it: its address must cover all pages and stay the
 * same, which the addresses of Next's own bundles do not.
 */
export async function bundleServiceWorker() {
  await build({
    entryPoints: [path.join(root, 'components', 'offline', 'worker', 'service-worker.ts')],
    outfile: path.join(root, 'public', 'service-worker.js'),
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
}
