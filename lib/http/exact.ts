import type * as z from '@/lib/zod'
import type { Day } from '@/lib/calendar'

/** A value after a JSON round trip: a family day becomes a string. */
export type Wire<T> = T extends Day
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/**
 * Ensures at compile time that a schema matches type `T` exactly: neither can add, drop or change a field without the
 * other. Usage: `exactly<TaskJson>()(z.strictObject({ … }))`.
 */
export const exactly =
  <T>() =>
  <S extends z.ZodType>(schema: Same<z.output<S>, Wire<T>> extends true ? S : never): S =>
    schema
