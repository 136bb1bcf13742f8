// Plain JavaScript, so that the start scripts can import it as well.

/**
 * The best known language for an `Accept-Language` header by quality value, ignoring regions; the first one when the
 * header is missing or names none.
 *
 * @template {string} Language
 * @param {string | null | undefined} header
 * @param {readonly [Language, ...Language[]]} known
 * @returns {Language}
 */
export function acceptedLanguage(header, known) {
  const [usual] = known
  const accepted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of accepted) {
    const found = known.find((each) => each === language)
    if (found) return found
    if (language === '*') return usual
  }
  return usual
}
