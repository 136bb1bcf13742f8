import type * as z from '@/lib/zod'
import type { Day } from '@/lib/calendar'

/** A value as it is once it went through JSON: a family day is text. */
export type Wire<T> = T extends Day
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/**
 * A schema of exactly what lib/ answers as `T`: neither can gain, lose or change a field without the other.
 * Usage: `exactly<TaskJson>()(z.strictObject({ … }))`.
 */
export const exactly =
  <T>() =>
  <S extends z.ZodType>(schema: Same<z.output<S>, Wire<T>> extends true ? S : never): S =>
    schema
