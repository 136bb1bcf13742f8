// Preloaded into a server: lets the parent process move both of its clocks and read its heap.
import { subscribe } from 'node:diagnostics_channel'

const dateNow = Date.now
const performanceNow = performance.now.bind(performance)
let offset = 0

Date.now = () => dateNow() + offset
performance.now = () => performanceNow() + offset
globalThis.Date = new Proxy(Date, {
  construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [target.now()] : args, asked),
})

// Earlier messages are the web server's: it would miss those that came before it listens.
subscribe('laurel:serving', () => {
  process.on('message', ({ moveClockTo, readHeap }) => {
    if (moveClockTo !== undefined) offset = moveClockTo
    if (readHeap) globalThis.gc()
    process.send({ heap: process.memoryUsage().heapUsed })
  })
})
