/**
 * The rules that the product exists for, with the unit tests that must notice a change of them. Commands and queries are
 * left out: their tests need PostgreSQL, where each change would take minutes.
 */
export const features = {
  points: {
    mutate: ['lib/points/{awards,history,rest,streak,task-days,weeks,work-day}.ts'],
    tests: 'points/**',
  },
  evaluation: {
    mutate: ['lib/evaluation/{grade,rubric,evidence,feedback}.ts'],
    tests: 'evaluation/{rubric*,feedback,evidence,grade,encouragement}.test.ts',
  },
  recurring: { mutate: ['lib/recurring/{identity,occurrences,range,turns}.ts'], tests: 'recurring/**' },
  rewards: { mutate: ['lib/rewards/{form,json,schema}.ts'], tests: '{rewards,rewards/**}.test.ts' },
  policy: { mutate: ['lib/auth/policy.ts'], tests: 'auth/policy.test.ts' },
  calendar: { mutate: ['lib/calendar.ts', 'lib/zoned-time.ts'], tests: 'calendar.test.ts' },
}

export const chosenFeature = features[process.env.MUTATED_FEATURE ?? ''] ?? features.points
