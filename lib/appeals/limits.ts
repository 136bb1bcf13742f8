/** Maximum length of an appeal's message, in characters; also enforced by the database. */
export const longestAppealMessage = 300

/** Maximum number of open appeals per member; the database has as many slots. */
export const mostOpenAppeals = 3
