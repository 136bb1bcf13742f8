import { parseArgs } from 'node:util'

export type Options = {
  /** Path prefixes to measure; empty for everything. */
  only: string[]
  /** 4, or 2 with `--quick`, unless `--rounds` says otherwise. */
  rounds: number
  /** Length of each measurement, in milliseconds. */
  slice: number
  /** Evaluated and confirmed submissions. */
  submissions: number
  /** Starts of each server. */
  starts: number
  hasScript: boolean
  /** Uses the families that an earlier run made today. */
  reuses: boolean
  markdown?: string
  json?: string
  /** A Markdown file in which the table between the markers is replaced. */
  write?: string
  /** Screens and calls of which a CPU profile is taken instead of measuring; `submit` and `confirm` too. */
  profile: string[]
}

/** Throws a TypeError for an unknown flag. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      rounds: { type: 'string' },
      reuse: { type: 'boolean', default: false },
      'no-script': { type: 'boolean', default: false },
      'no-start': { type: 'boolean', default: false },
      'no-submissions': { type: 'boolean', default: false },
      markdown: { type: 'string' },
      json: { type: 'string' },
      write: { type: 'string' },
      profile: { type: 'string', default: '' },
    },
  })
  const isQuick = values.quick
  return {
    only: values.only.split(',').filter(Boolean),
    rounds: Number(values.rounds ?? (isQuick ? 2 : 4)),
    slice: isQuick ? 300 : 800,
    submissions: values['no-submissions'] ? 0 : isQuick ? 8 : 25,
    starts: values['no-start'] ? 0 : isQuick ? 1 : 3,
    hasScript: !values['no-script'],
    reuses: values.reuse,
    markdown: values.markdown,
    json: values.json,
    write: values.write,
    profile: values.profile.split(',').filter(Boolean),
  }
}
