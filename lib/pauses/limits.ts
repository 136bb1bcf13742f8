/** How many days before today a pause may begin, and after today end. */
export const pauseWindow = { before: 3, after: 60 } as const

/** Maximum length of a pause's name; also enforced by the database. */
export const longestPauseName = 100
