/**
 * The rules that the product exists for, with the unit tests that must notice a change of them. Files that read or
 * write the database are left out: their tests need PostgreSQL, where each change would take minutes.
 */
export const features = {
  points: {
    mutate: ['lib/points/{activity,awards,history,pauses,planned-days,rest,streak,weeks}.ts'],
    tests: '{points/**,pauses/**,tasks/expiry.test.ts}',
  },
  evaluation: {
    mutate: ['lib/evaluation/{agreement,encouragement,evidence,feedback,grade,remarks,rubric,safeguarding}.ts'],
    // Without the one that loads the built-in evaluator.
    tests: 'evaluation/{!(example).test.ts,evidence/**}',
    // Grading takes milliseconds, and nearly all mutants that a property notices it notices at once.
    runsOfProperties: 20,
  },
  recurring: {
    mutate: ['lib/recurring/{form,identity,json,occurrences,range,rule-schema,schema,turns}.ts'],
    tests: 'recurring/**',
  },
  rewards: { mutate: ['lib/rewards/{form,json,schema}.ts'], tests: '{rewards,rewards/**}.test.ts' },
  policy: { mutate: ['lib/auth/policy.ts'], tests: 'auth/policy.test.ts' },
  calendar: { mutate: ['lib/calendar.ts', 'lib/zoned-time.ts'], tests: 'calendar.test.ts' },
}

export const chosenFeature = features[process.env.MUTATED_FEATURE ?? ''] ?? features.points
