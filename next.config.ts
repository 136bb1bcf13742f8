import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Where tsc has just looked through the same files, and the tests as well.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1' },
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'pg'],
  // Whether the site is served by https, and so Strict-Transport-Security, is the middleware's to say: it is
  // known when the server runs, not when it is built.
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
    ]
  },
  experimental: {
    // An import of 1 MB, whose quotes are escaped on the way.
    serverActions: { bodySizeLimit: '3mb' },
    // What was built may belong to another user than the server's.
    isrFlushToDisk: false,
    // A visited page is kept by the browser for five minutes; a change refreshes what it touches.
    staleTimes: { dynamic: 300, static: 300 },
  },
}

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

export default withNextIntl(config)
