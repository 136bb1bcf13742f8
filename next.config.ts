import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { closedPolicy } from './lib/http/error-response.mjs'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // True when tsc has just checked the same files and the tests.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1' },
  serverExternalPackages: ['@node-rs/argon2', 'nodemailer', 'pg', 'pg-boss', 'pino', 'prom-client', 'tar-stream'],
  // The middleware sets Strict-Transport-Security, because only the running server knows whether it serves HTTPS.
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Referrer-Policy', value: 'same-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
        ],
      },
      // Calls do not pass through the middleware, which sets the policy of everything else.
      { source: '/api/:path*', headers: [{ key: 'Content-Security-Policy', value: closedPolicy }] },
      {
        source: '/service-worker.js',
        headers: [
          // The worker's own policy: it loads no script of others and connects to this server only.
          { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
          { key: 'Cache-Control', value: 'no-cache' },
        ],
      },
    ]
  },
  experimental: {
    // Allows an import of 1 MB, whose quotes are escaped in transit.
    serverActions: { bodySizeLimit: '3mb' },
    // The build's files may belong to another user than the server's.
    isrFlushToDisk: false,
    // The browser caches a visited page for five minutes; a change revalidates the pages that it affects.
    staleTimes: { dynamic: 300, static: 300 },
    turbopackFileSystemCacheForBuild: process.env.NO_BUILD_CACHE !== '1',
  },
}

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/http/intl-request.ts',
  // Parses the messages during the build, so that the browser needs no parser.
  experimental: { messages: { path: './lib/i18n', format: 'json', locales: 'infer', precompile: true } },
})

export default withNextIntl(config)
