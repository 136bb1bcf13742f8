// node --import ./profile-on-signal.mjs: SIGUSR2 begins a CPU profile, the next SIGUSR2 writes it to PROFILE_FOLDER.
import { renameSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import path from 'node:path'

const session = new Session()
let isRunning = false
let count = 0

process.on('SIGUSR2', async () => {
  isRunning = !isRunning
  if (isRunning) {
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 500 })
    await session.post('Profiler.start')
    return announce('begun', '')
  }
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  announce('cpuprofile', JSON.stringify(profile))
})

/** Renamed when complete, because the bench reads the file as soon as it appears. */
function announce(extension, text) {
  count += 1
  const file = path.join(process.env.PROFILE_FOLDER, `${count}.${extension}`)
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}
