// node prisma/start/build.mjs: makes the production build. Needs no database.
import { buildProject } from './build-project.mjs'
import { main } from '../system/project.mjs'

await main(buildProject)
