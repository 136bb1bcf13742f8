import type { Evaluation } from './schema'

/** The configured evaluator's result for the example, and how long it took. */
export type Trial = Omit<Evaluation, 'expectations'> & { evaluator: string; version: string; milliseconds: number }
