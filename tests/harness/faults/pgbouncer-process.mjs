// Runs a program until the parent process is gone, however that ends, and then removes the program's folder.
// Arguments: FOLDER PROGRAM ARGUMENTS...
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const [folder, program, ...args] = process.argv.slice(2)
const child = spawn(program, args, { stdio: 'ignore' })
child.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
process.once('disconnect', () => child.kill('SIGINT'))
