import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A data folder of the test file's own. Import this first: the environment is read when it is first asked for. */
export const dataFolder = mkdtempSync(path.join(tmpdir(), 'laurel-data-'))
process.env.DATA_DIR = dataFolder

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))
