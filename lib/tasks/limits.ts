/** Characters of each text of a task included in a list; a single task includes them in full. */
export const longestListedText = 500

/** Maximum length of an administrator's reason, in characters; also enforced by the database. */
export const longestDecisionReason = 1000
