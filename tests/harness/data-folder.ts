import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A data folder for this test file. Import this first: the environment is read on first use. */
export const dataFolder = mkdtempSync(path.join(tmpdir(), 'laurel-data-'))
process.env.DATA_DIR = dataFolder

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))
