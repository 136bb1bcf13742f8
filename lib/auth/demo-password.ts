/** The demo family's password. It is public, so other installations reject it. */
export const demoPassword = 'laurel-demo'
