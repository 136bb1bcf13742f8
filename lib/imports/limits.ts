/** Limits of one import. See docs/rules.md, rule 12. */
export const importLimits = { bytes: 1024 * 1024, tasks: 1000, title: 200, description: 20_000 } as const
