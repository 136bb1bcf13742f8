import { closeConnections, createCopy } from './databases.mjs'
import Environment from './jest-environment.mjs'

/**
 * Gives every test file its own database. All are dropped after the last file: some file systems take ten times as long
 * to create the files of a database right after those of another one were deleted.
 */
export default class DatabaseEnvironment extends Environment {
  async setup() {
    await super.setup()
    const { LAUREL_TEST_SERVER: server, LAUREL_TEST_TEMPLATE: template } = process.env
    // Named after the parent process, which drops it.
    const name = `${template.replace(/_template$/, '')}_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
    this.database = { server, name }
    this.global.process.env.DATABASE_URL = await createCopy(server, name, template)
  }

  async teardown() {
    const { laurelDatabase, laurelPool } = this.global
    await laurelDatabase?.$disconnect()
    if (laurelPool?.ended === false) await laurelPool.end()
    await closeConnections(this.database.server, this.database.name)
    await super.teardown()
  }
}
