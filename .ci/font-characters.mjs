const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * The characters in the subset fonts: those of English and French, and letters of names from nearby languages. Others
 * are shown in the system's font.
 */
export const characters = [
  range(0x20, 0x7e),
  '\u00a0\u202f«»°·×−’‘“”–—…•€©',
  'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ',
  'áãåíìñóòõøúßÁÅÍÑÓØÚ',
].join('')
