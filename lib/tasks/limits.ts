/** How many characters of each text of a task a list holds; a task by itself holds them whole. */
export const longestListedText = 500

/** How long an administrator's reason may be; the database holds the same bound. */
export const longestDecisionReason = 1000
