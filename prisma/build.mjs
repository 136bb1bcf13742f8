// node prisma/build.mjs: makes the production build. It needs no database.
import { buildProject } from './build-project.mjs'
import { main } from './project.mjs'

await main(buildProject)
