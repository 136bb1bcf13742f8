import path from 'node:path'

// The built copy lies in the project, whose packages it uses.
const root = path.resolve(process.cwd(), process.env.FLOOR_ROOT)

const config = { poweredByHeader: false, serverExternalPackages: ['pg'], turbopack: { root } }

export default config
