/** How many characters of each text of a task a list holds; a task by itself holds them whole. */
export const longestListedText = 500
