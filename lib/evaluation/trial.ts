import type { Evaluation } from './grade'

/** What the configured evaluator found in the example, and how long it took. */
export type Trial = Omit<Evaluation, 'expectations'> & { evaluator: string; version: string; milliseconds: number }
