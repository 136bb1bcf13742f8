/** Maximum length of an administrator's reason, in characters; also enforced by the database. */
export const longestDecisionReason = 1000
