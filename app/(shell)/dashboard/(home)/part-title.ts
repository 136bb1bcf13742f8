/** The classes of the title of a part of the administrator's dashboard. */
export const partTitleClass = 'mb-2 text-xl sm:mb-4 sm:text-2xl'
