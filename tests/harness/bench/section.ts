/**
 * Replaces what stands in a Markdown document between `<!-- NAME: begin -->` and `<!-- NAME: end -->`. Throws an Error
 * when these markers are missing.
 */
export function replaceSection(document: string, name: string, text: string): string {
  const [opening, closing] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
  const [start, end] = [document.indexOf(opening), document.indexOf(closing)]
  if (start < 0 || end < start) throw new Error(`The file has no ${opening} … ${closing}.`)
  return `${document.slice(0, start + opening.length)}\n\n${text}\n\n${document.slice(end)}`
}
