// Without this file the bundler would take the project's.
export function middleware() {}

export const config = { matcher: '/no-such-path' }
