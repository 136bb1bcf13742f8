import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'pg'],
  experimental: {
    // A visited page is kept by the browser for five minutes; a change refreshes what it touches.
    staleTimes: { dynamic: 300, static: 300 },
  },
}

export default config
