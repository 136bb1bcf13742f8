/** Limits of one import. See docs/rules.md, rule 12. */
export const importLimits = { bytes: 1024 * 1024, tasks: 1000 } as const
