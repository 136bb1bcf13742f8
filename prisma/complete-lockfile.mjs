// npm run lock:complete: run it after every change of package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { completeLock } from './lockfile.mjs'
import { root } from './project.mjs'

const file = path.join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const complete = completeLock(lock)
writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`)
console.log(`${Object.keys(complete.packages).length - Object.keys(lock.packages).length} entries added`)
