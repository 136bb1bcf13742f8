#!/usr/bin/env node
// Replaces Prisma's native schema engine, which is downloaded from outside npm, by Prisma's own WebAssembly build of
// it. Speaks the same JSON-RPC over standard input and output. See prisma.config.ts.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { adapterFactory } from './adapter.mjs'
import { runCommand } from './cli.mjs'

const { values, positionals } = parseArgs({
  options: {
    datamodels: { type: 'string', multiple: true },
    datasource: { type: 'string' },
    version: { type: 'boolean' },
  },
  allowPositionals: true,
  strict: false,
})
const datasource = JSON.parse(values.datasource ?? '{}')

process.on('uncaughtException', (error) => {
  log({ message: String(error?.stack ?? error), is_panic: true })
  process.exit(101)
})

if (values.version) {
  console.log('schema-engine-wasm')
} else if (positionals[0] === 'cli') {
  const error = await runCommand(positionals[1], datasource.url)
  if (error) log({ ...error, is_panic: false })
  process.exitCode = error ? 1 : 0
} else {
  await serve()
}

async function serve() {
  const { SchemaEngine } = await loadEngine()
  const datamodels = values.datamodels?.map((file) => [file, readFileSync(file, 'utf8')])
  const factory = adapterFactory(datasource)
  let engine
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue
    const request = JSON.parse(line)
    if (!request.method) continue
    try {
      engine ??= await SchemaEngine.new({ datamodels }, () => {}, factory)
      send({ id: request.id, result: await call(engine, request) })
    } catch (error) {
      send({ id: request.id, error: rpcError(error, factory) })
    }
  }
  process.exit(0)
}

async function call(engine, { id, method, params }) {
  const result = await engine[method === 'getDatabaseVersion' ? 'version' : method](params)
  if (method !== 'diff' || !result.stdout) return result ?? {}
  // The native engine prints a diff by calling Prisma back.
  send({ id: `print-${id}`, method: 'print', params: { content: result.stdout.replace(/\n$/, '') } })
  return { ...result, stdout: null }
}

/** The JSON-RPC error for Prisma: the database's own error if the adapter failed. */
function rpcError(error, factory) {
  const message = String(error?.message ?? error)
  const [, index] = /External error id#(\d+)/.exec(message) ?? []
  const cause = index === undefined ? error : (factory.errorRegistry.consumeError(Number(index))?.error ?? error)
  const data = { is_panic: false, message: String(cause?.message ?? cause), meta: null }
  const code = cause?.code ?? cause?.error_code ?? null
  return {
    code: 4466,
    message: 'An error happened. Check the data field for details.',
    data: { ...data, error_code: code },
  }
}

async function loadEngine() {
  const entry = import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const glue = await import(entry)
  const wasm = readFileSync(path.join(path.dirname(fileURLToPath(entry)), 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => log({ message, is_panic: true }) }
  return glue
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}

function log(fields) {
  const line = { timestamp: new Date().toISOString(), level: 'ERROR', target: 'schema_engine::logger', fields }
  process.stderr.write(`\n${JSON.stringify(line)}\n`)
}
