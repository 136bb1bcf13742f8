import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { plain, vast } from '../fixtures/pictures'

test('many of the largest accepted pictures in parallel stay within bounded memory', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-worst-'))
  const interlaced = await plain(5000, 5000, 4)
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer()
  writeFileSync(path.join(folder, 'worst.png'), interlaced)
  writeFileSync(path.join(folder, 'vast.png'), vast())
  const program = `
    const { readFileSync } = require('node:fs')
    // This measures memory; a busy machine may exceed the server's time limit.
    require('sharp').prototype.timeout = function () { return this }
    const { encodeAvatar } = require('./lib/avatars/image.ts')
    const sent = ['worst.png', 'vast.png'].map((name) => readFileSync(${JSON.stringify(folder)} + '/' + name))
    const before = process.resourceUsage().maxRSS
    Promise.allSettled([...Array(3).fill(sent[0]), ...Array(3).fill(sent[1])].map(encodeAvatar)).then((done) => {
      const taken = done.filter(({ status }) => status === 'fulfilled').length
      console.log(JSON.stringify({ taken, grewMegabytes: (process.resourceUsage().maxRSS - before) / 1024 }))
    })`
  const run = promisify(execFile)
  const options = ['--conditions=react-server', '--import', 'tsx', '--input-type=commonjs', '--eval', program]
  const { stdout } = await run(process.execPath, options)
  rmSync(folder, { recursive: true })
  const { taken, grewMegabytes } = JSON.parse(stdout)
  expect(taken).toBe(3)
  // One decoded picture takes 200 MB: two at once would pass the bound.
  expect(grewMegabytes).toBeLessThan(450)
})
