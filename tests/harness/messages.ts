import IntlMessageFormat from 'intl-messageformat'
import type { Locale } from '@/lib/i18n/locale'

export type MessageTree = { readonly [key: string]: string | MessageTree }

/** The messages of a catalogue by key. */
export function messagesIn(tree: MessageTree, prefix = ''): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : messagesIn(value, `${prefix}${name}.`),
  )
}

export type Part = ReturnType<InstanceType<typeof IntlMessageFormat>['getAst']>[number]
export const partType = { literal: 0, argument: 1, number: 2, plural: 6 } as const

export const partsOf = (message: string, locale: Locale): Part[] => new IntlMessageFormat(message, locale).getAst()

/** The sequences of parts of a message: itself, and those in its branches and tags. */
export function sequencesIn(parts: readonly Part[]): (readonly Part[])[] {
  const inside = parts.flatMap((part) => [
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => sequencesIn(value)) : []),
    ...('children' in part ? sequencesIn(part.children) : []),
  ])
  return [parts, ...inside]
}

/** The arguments that a message prints as they are. */
export function rawArguments(message: string, locale: Locale): Set<string> {
  const parts = sequencesIn(partsOf(message, locale)).flat()
  return new Set(parts.flatMap((part) => (part.type === partType.argument ? [part.value] : [])))
}
