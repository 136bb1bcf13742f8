/** A pause may begin at most `before` days ago and end at most `after` days from today. */
export const pauseWindow = { before: 3, after: 60 } as const

/** Maximum length of a pause's name; also enforced by the database. */
export const longestPauseName = 100

/** Maximum number of pauses in a response and on a screen. */
export const pausesPerResponse = 500

/** The tasks on the days of a pause are counted up to this number. */
export const mostPausedTasks = 100
