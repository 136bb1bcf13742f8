/** Characters of each text of a task included in a list; a single task includes them in full. */
export const longestListedText = 500

/** Maximum characters of a task's title and of its description. */
export const longestTitle = 200
export const longestDescription = 20_000

/** Maximum points of a task; also enforced by the database. */
export const maxTaskPoints = 1_000_000

/** Default points of a manually created task. See docs/rules.md, fixed values. */
export const defaultTaskPoints = 10

/** Default number of days until a manually created task expires. See docs/rules.md, fixed values. */
export const defaultExpiryDays = 7

/** The most replaced texts kept for a task; the oldest are removed first. */
export const mostReplaced = 100

/** How many days asking a person prevents the task from expiring. */
export const appealDays = 7
